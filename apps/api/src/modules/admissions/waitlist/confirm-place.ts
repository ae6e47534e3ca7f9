import { placeState } from '@academy/domain/admissions/waitlist';
import { accept, refuse } from '@academy/domain/kernel';
import type { Queryable } from '../../../database/connect.ts';
import type { Services } from '../../../services.ts';
import { readSettings } from '../../academy/academy-settings/index.ts';
import { queueMail } from '../../academy/outbox/index.ts';
import { hashToken } from '../../accounts/identity/index.ts';
import { entryOfConfirmation, markConfirmed } from './confirmation-links.store.ts';
import { placeLetter } from './waitlist-letters.ts';

/** Confirms the held place; a second click gets the same response and no second letter. */
export async function confirmPlace(
  { clock, config }: Pick<Services, 'clock' | 'config'>,
  db: Queryable,
  token: string,
) {
  return db.transaction(async (tx) => {
    const now = clock();
    const entry = await entryOfConfirmation(tx, hashToken(token));
    const state = entry && placeState(entry, now);
    if (!entry || state === 'lapsed') return refuse('link-not-valid');
    const { places, generalEmail } = await readSettings(tx, config);
    if (state === 'firm') return accept({ position: entry.position, places, change: 0 });
    const { change } = await markConfirmed(tx, entry.id, now);
    const letter = placeLetter({ ...entry, places, contactEmail: generalEmail });
    await queueMail(tx, { recipient: entry.email, ...letter, now });
    return accept({ position: entry.position, places, change });
  });
}
