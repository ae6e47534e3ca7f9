import { randomUUID } from 'node:crypto';
import type { Queryable } from '../../../../database/connect.ts';
import type { Learner } from '../learner.ts';
import { appendToLogs, correctLogs } from './append-to-logs.ts';

interface Attendance {
  readonly sessionId: string;
  readonly startsAt: Date;
  /** Who is marked as present now and was not before. */
  readonly present: readonly string[];
  /** Who was marked as present and is not any more. */
  readonly absent: readonly string[];
}

/** Who was there has learned at the time of the session; who was not after all has not. */
export async function logAttendance(
  tx: Queryable,
  circumstances: Pick<Learner, 'catalogue' | 'now'>,
  { sessionId, startsAt, present, absent }: Attendance,
): Promise<void> {
  const attended = { kind: 'session-attended', sessionId, occurredAt: startsAt } as const;
  const fresh = await appendToLogs(tx, circumstances, present, attended);
  const corrected = (userId: string, wasThere: boolean) => ({
    userId,
    event: {
      kind: 'attendance-corrected',
      correctionId: randomUUID(),
      sessionId,
      wasThere,
      occurredAt: circumstances.now,
    } as const,
  });
  // Whose log has the attendance already gets it back: it had been taken back.
  const givenBack = present.filter((userId) => !fresh.has(userId));
  await correctLogs(tx, circumstances, [
    ...givenBack.map((userId) => corrected(userId, true)),
    ...absent.map((userId) => corrected(userId, false)),
  ]);
}
