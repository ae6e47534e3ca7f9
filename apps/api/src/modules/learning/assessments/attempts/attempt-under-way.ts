import { isOutOfTime } from '@academy/domain/learning/assessments';
import type { Queryable } from '../../../../database/connect.ts';
import { openAttemptsOf } from './attempts.store.ts';

/** The graded attempt that this person is working on; an abandoned one ends with its time. */
export async function attemptUnderWay(db: Queryable, userId: string, now: Date) {
  const open = await openAttemptsOf(db, userId);
  return open.find((attempt) => !isOutOfTime(attempt, now)) ?? null;
}
