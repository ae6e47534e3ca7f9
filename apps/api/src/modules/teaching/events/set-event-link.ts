import type { eventEndpoints } from '@academy/contract/teaching/events';
import { accept, refuse } from '@academy/domain/kernel';
import { readJoiningUrl } from '@academy/domain/teaching/joining-links';
import type { Call } from '../../../http/endpoints/call.ts';
import type { Services } from '../../../services.ts';
import { recordStaffAction } from '../../academy/audit/index.ts';
import { lockEventLink, saveEventLink } from './registrations.store.ts';

export async function setEventLink(
  { clock }: Pick<Services, 'clock'>,
  call: Call<(typeof eventEndpoints)['PUT /api/events/:eventId/joining-link']>,
) {
  const { db, actor } = call;
  const { eventId, url } = call.input;
  const link = url === null ? accept(null) : readJoiningUrl(url);
  if (!link.ok) return link;
  return db.transaction(async (tx) => {
    const known = await lockEventLink(tx, eventId);
    if (!known) return refuse('unknown-event');
    // Removing counts too: otherwise two steps could do what one may not.
    if (known.joiningUrl !== null && known.joiningUrl !== link.value) call.requireConfirmation();
    await saveEventLink(tx, eventId, link.value);
    await recordStaffAction(tx, {
      actorId: actor.userId,
      action: 'set-joining-link',
      subject: eventId,
      now: clock(),
    });
    return accept(null);
  });
}
