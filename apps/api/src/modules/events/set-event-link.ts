import { readJoiningUrl } from '@academy/domain/joining-links';
import { accept, refuse } from '@academy/domain/kernel';
import type { Queryable } from '../../database/connect.ts';
import type { Actor } from '../../http/endpoints/actor.ts';
import type { Services } from '../../services.ts';
import { recordStaffAction } from '../audit/index.ts';
import { saveEventLink } from './registrations.store.ts';

interface EventLink {
  readonly eventId: string;
  /** Null takes the link away. */
  readonly url: string | null;
}

export async function setEventLink(
  { clock }: Pick<Services, 'clock'>,
  db: Queryable,
  actor: Actor,
  { eventId, url }: EventLink,
) {
  const link = url === null ? accept(null) : readJoiningUrl(url);
  if (!link.ok) return link;
  return db.transaction(async (tx) => {
    if (!(await saveEventLink(tx, eventId, link.value))) return refuse('unknown-event');
    await recordStaffAction(tx, {
      actorId: actor.userId,
      action: 'set-joining-link',
      subject: eventId,
      now: clock(),
    });
    return accept(null);
  });
}
