import { MOST_REPEATED_LETTERS } from '@academy/domain/admissions/waitlist';
import type { Queryable } from '../../../database/connect.ts';
import type { Services } from '../../../services.ts';
import { readSettings } from '../../academy/academy-settings/index.ts';
import { queueMail } from '../../academy/outbox/index.ts';
import { makeToken } from '../../accounts/identity/index.ts';
import { addRepeatedLink, countRepeatedLinks, heldEntryOf } from './confirmation-links.store.ts';
import { confirmationLetter, confirmationLink } from './waitlist-letters.ts';

type RepeatLetterDeps = Pick<Services, 'clock' | 'config' | 'randomBytes'> & {
  readonly publicUrl: () => string;
};

/**
 * For an address that registers again: if its place is still unconfirmed, the letter may have been lost, and is sent
 * once more. The response does not reveal this: the sender may be another person.
 */
export async function repeatLetter(deps: RepeatLetterDeps, db: Queryable, email: string): Promise<void> {
  if (deps.config.SMTP_URL === null) return;
  await db.transaction(async (tx) => {
    const now = deps.clock();
    const entry = await heldEntryOf(tx, email, now);
    if (!entry?.confirmBy) return;
    // Strangers must not be able to flood a mailbox through us.
    if ((await countRepeatedLinks(tx, entry.id)) >= MOST_REPEATED_LETTERS) return;
    const { token, tokenHash } = makeToken(deps.randomBytes);
    await addRepeatedLink(tx, entry.id, tokenHash);
    const { places, generalEmail } = await readSettings(tx, deps.config);
    const letter = confirmationLetter({
      ...entry,
      confirmBy: entry.confirmBy,
      places,
      contactEmail: generalEmail,
      link: confirmationLink(deps.publicUrl(), token),
    });
    await queueMail(tx, { recipient: entry.email, ...letter, now });
  });
}
