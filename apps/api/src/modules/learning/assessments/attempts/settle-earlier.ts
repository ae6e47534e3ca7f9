import { isOutOfTime } from '@academy/domain/learning/assessments';
import type { Queryable } from '../../../../database/connect.ts';
import type { AssessmentContext } from '../assessment-context.ts';
import { findOpenAttempt } from './attempts.store.ts';
import { handInAttempt } from './hand-in-attempt.ts';

/** A submitted or expired attempt is marked before the next begins; false while that is still in progress. */
export async function settleEarlier(
  context: AssessmentContext,
  db: Queryable,
  userId: string,
  assessmentId: string,
): Promise<boolean> {
  const assessment = (await context.catalogue.read()).assessmentOf(assessmentId);
  const open = assessment && (await findOpenAttempt(db, userId, assessmentId));
  if (!open) return true;
  const { startedAt, handedInAt } = open;
  if (handedInAt === null && !isOutOfTime({ startedAt, minutes: assessment.minutes }, context.clock()))
    return true;
  const settled = await handInAttempt(context, db, userId, { attemptId: open.id, answers: {} });
  return settled.ok;
}
