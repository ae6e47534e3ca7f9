import { isOutOfTime } from '@academy/domain/assessments';
import type { Queryable } from '../../database/connect.ts';
import { findOpenAttempt } from './attempts.store.ts';
import { type AssessmentContext, handInAttempt } from './hand-in-attempt.ts';

/** An attempt whose time is up is marked by what was saved; false when that cannot be done now. */
export async function settleOutOfTime(
  context: AssessmentContext,
  db: Queryable,
  userId: string,
  assessmentId: string,
): Promise<boolean> {
  const assessment = (await context.catalogue.read()).assessmentOf(assessmentId);
  const open = assessment && (await findOpenAttempt(db, userId, assessmentId));
  if (!open || !isOutOfTime({ startedAt: open.startedAt, minutes: assessment.minutes }, context.clock()))
    return true;
  const settled = await handInAttempt(context, db, userId, { attemptId: open.id, answers: {} });
  return settled.ok;
}
