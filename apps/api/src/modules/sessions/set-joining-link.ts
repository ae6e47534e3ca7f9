import { readJoiningUrl } from '@academy/domain/joining-links';
import { accept } from '@academy/domain/kernel';
import type { Queryable } from '../../database/connect.ts';
import type { Actor } from '../../http/endpoints/actor.ts';
import { recordStaffAction } from '../audit/index.ts';
import { lockOwnSession } from './own-session.ts';
import type { SessionContext } from './session-context.ts';
import { saveJoiningUrl } from './sessions.store.ts';

interface SessionLink {
  readonly sessionId: string;
  /** Null takes the link away. */
  readonly url: string | null;
}

/** Also while the session is running: a call that broke down gets another link. */
export async function setJoiningLink(
  { clock }: Pick<SessionContext, 'clock'>,
  db: Queryable,
  actor: Actor,
  { sessionId, url }: SessionLink,
) {
  const link = url === null ? accept(null) : readJoiningUrl(url);
  if (!link.ok) return link;
  return db.transaction(async (tx) => {
    const locked = await lockOwnSession(tx, actor, sessionId);
    if (!locked.ok) return locked;
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
