import { accept, refuse } from '@academy/domain/kernel';
import { sessionStatus } from '@academy/domain/sessions';
import type { Queryable } from '../../database/connect.ts';
import type { Actor } from '../../http/endpoints/actor.ts';
import { recordStaffAction } from '../audit/index.ts';
import { appendToLog } from '../learning/index.ts';
import { markAttended } from './bookings.store.ts';
import { lockOwnSession } from './own-session.ts';
import type { SessionContext } from './session-context.ts';

interface Attendance {
  readonly sessionId: string;
  readonly personIds: readonly string[];
}

/** Who was there has learned on the day of the session, whenever the trainer comes to record it. */
export async function recordAttendance(
  context: Pick<SessionContext, 'clock' | 'catalogue'>,
  db: Queryable,
  actor: Actor,
  { sessionId, personIds }: Attendance,
) {
  const catalogue = await context.catalogue.read();
  return db.transaction(async (tx) => {
    const now = context.clock();
    const locked = await lockOwnSession(tx, actor, sessionId);
    if (!locked.ok) return locked;
    const session = locked.value;
    if (sessionStatus(session, now) === 'upcoming') return refuse('not-begun');
    const present = await markAttended(tx, sessionId, personIds, now);
    const occurredAt = session.startsAt;
    for (const userId of present)
      await appendToLog(tx, { userId, catalogue, now }, [
        { kind: 'session-attended', sessionId, occurredAt },
      ]);
    if (present.length > 0)
      await recordStaffAction(tx, {
        actorId: actor.userId,
        action: 'record-attendance',
        subject: sessionId,
        now,
      });
    return accept({ recorded: present.length });
  });
}
