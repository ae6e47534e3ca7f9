import { foldSignInName } from '@academy/domain/identity';
import { accept, refuse } from '@academy/domain/kernel';
import { sessionStatus } from '@academy/domain/sessions';
import type { Queryable } from '../../database/connect.ts';
import { recordDeed } from '../audit/index.ts';
import { appendToLog } from '../learning/index.ts';
import { markAttended } from './bookings.store.ts';
import type { SessionNeeds } from './session-needs.ts';
import { lockSession } from './sessions.store.ts';

interface Attendance {
  readonly actorId: string;
  readonly sessionId: string;
  readonly usernames: readonly string[];
}

/** Who was there has learned on the day of the session, whenever the trainer comes to record it. */
export async function recordAttendance(
  needs: Pick<SessionNeeds, 'clock' | 'catalogue'>,
  db: Queryable,
  { actorId, sessionId, usernames }: Attendance,
) {
  const catalogue = await needs.catalogue.read();
  return db.transaction(async (tx) => {
    const now = needs.clock();
    const session = await lockSession(tx, sessionId);
    if (!session) return refuse('unknown-session');
    if (sessionStatus(session, now) === 'upcoming') return refuse('not-begun');
    const present = await markAttended(tx, sessionId, usernames.map(foldSignInName), now);
    const occurredAt = session.startsAt;
    for (const userId of present)
      await appendToLog(tx, { userId, catalogue, now }, [
        { kind: 'session-attended', sessionId, occurredAt },
      ]);
    if (present.length > 0)
      await recordDeed(tx, { actorId, action: 'record-attendance', subject: sessionId, now });
    return accept({ recorded: present.length });
  });
}
