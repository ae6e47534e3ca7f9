import { randomUUID } from 'node:crypto';
import type { Queryable } from '../../../../database/connect.ts';
import type { Learner } from '../learner.ts';
import { appendToLogs, correctLogs } from './append-to-logs.ts';

interface Attendance {
  readonly sessionId: string;
  readonly startsAt: Date;
  /** Newly marked as present. */
  readonly present: readonly string[];
  /** No longer marked as present. */
  readonly absent: readonly string[];
}

/** Learners who attended have learned at the time of the session; a corrected absence takes that back. */
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
  // When the attendance is already in the log it is restored: it had been taken back.
  const givenBack = present.filter((userId) => !fresh.has(userId));
  await correctLogs(tx, circumstances, [
    ...givenBack.map((userId) => corrected(userId, true)),
    ...absent.map((userId) => corrected(userId, false)),
  ]);
}
