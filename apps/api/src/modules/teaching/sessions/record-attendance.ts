import { accept, refuse } from '@academy/domain/kernel';
import { sessionStatus } from '@academy/domain/teaching/sessions';
import type { Queryable } from '../../../database/connect.ts';
import type { Actor } from '../../../http/endpoints/actor.ts';
import { recordStaffAction } from '../../academy/audit/index.ts';
import { addNotices } from '../../academy/notices/index.ts';
import { logAttendance } from '../../learning/learning-log/index.ts';
import { markAttended, revokeAttendance } from './bookings/bookings.store.ts';
import { lockOwnSession } from './planning/own-session.ts';
import type { SessionContext } from './session-context.ts';

interface Attendance {
  readonly sessionId: string;
  /** Who attended. */
  readonly personIds: readonly string[];
  /** Who was marked as present by mistake. */
  readonly absentIds?: readonly string[];
}

/**
 * Attendance counts as learning on the day of the session, whenever it is recorded. A wrong tick is taken back, and
 * the person is notified. The number of statements is the same for one person and for five hundred.
 */
export async function recordAttendance(
  context: Pick<SessionContext, 'clock' | 'catalogue'>,
  db: Queryable,
  actor: Actor,
  { sessionId, personIds, absentIds = [] }: Attendance,
) {
  const catalogue = await context.catalogue.read();
  return db.transaction(async (tx) => {
    const now = context.clock();
    const locked = await lockOwnSession(tx, actor, sessionId);
    if (!locked.ok) return locked;
    const { title, startsAt, ...session } = locked.value;
    if (sessionStatus({ startsAt, ...session }, now) === 'upcoming') return refuse('not-begun');
    const named = new Set(personIds);
    const absent = await revokeAttendance(
      tx,
      sessionId,
      absentIds.filter((id) => !named.has(id)),
    );
    const present = await markAttended(tx, sessionId, personIds, now);
    await logAttendance(tx, { catalogue, now }, { sessionId, startsAt, present, absent });
    await addNotices(
      tx,
      absent.map((userId) => ({
        userId,
        kind: 'attendance-withdrawn',
        subject: sessionId,
        title,
        dueAt: startsAt,
        happenedAt: now,
      })),
    );
    const act = { actorId: actor.userId, subject: sessionId, now };
    if (present.length > 0) await recordStaffAction(tx, { ...act, action: 'record-attendance' });
    if (absent.length > 0) await recordStaffAction(tx, { ...act, action: 'withdraw-attendance' });
    return accept({ recorded: present.length, takenBack: absent.length });
  });
}
