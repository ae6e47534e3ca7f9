import type { sessionEndpoints } from '@academy/contract/teaching/sessions';
import { accept } from '@academy/domain/kernel';
import { readJoiningUrl } from '@academy/domain/teaching/joining-links';
import type { Call } from '../../../../http/endpoints/call.ts';
import { recordStaffAction } from '../../../academy/audit/index.ts';
import type { SessionContext } from '../session-context.ts';
import { saveJoiningUrl } from '../sessions.store.ts';
import { lockOwnSession } from './own-session.ts';

/** Also while the session is running: a broken call gets another link. */
export async function setJoiningLink(
  { clock }: Pick<SessionContext, 'clock'>,
  call: Call<(typeof sessionEndpoints)['PUT /api/sessions/:sessionId/joining-link']>,
) {
  const { db, actor } = call;
  const { sessionId, url } = call.input;
  const link = url === null ? accept(null) : readJoiningUrl(url);
  if (!link.ok) return link;
  return db.transaction(async (tx) => {
    const locked = await lockOwnSession(tx, actor, sessionId);
    if (!locked.ok) return locked;
    // Removing counts too: otherwise two steps could do what one may not.
    const { joiningUrl } = locked.value;
    if (joiningUrl !== null && joiningUrl !== link.value) call.requireConfirmation();
    await saveJoiningUrl(tx, sessionId, link.value);
    await recordStaffAction(tx, {
      actorId: actor.userId,
      action: 'set-joining-link',
      subject: sessionId,
      now: clock(),
    });
    return accept(null);
  });
}
