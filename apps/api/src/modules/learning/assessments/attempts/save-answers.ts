import { accept, refuse } from '@academy/domain/kernel';
import { isOutOfTime } from '@academy/domain/learning/assessments';
import type { Queryable } from '../../../../database/connect.ts';
import type { AssessmentContext } from '../assessment-context.ts';
import type { Answers } from '../marking/mark-answers.ts';
import { findAttempt, storeAnswers } from './attempts.store.ts';

/** Saves the answers of an open attempt: they are available on another device and are marked when its time is up. */
export async function saveAnswers(
  { clock }: Pick<AssessmentContext, 'clock'>,
  db: Queryable,
  userId: string,
  { attemptId, answers }: { readonly attemptId: string; readonly answers: Answers },
) {
  const found = await findAttempt(db, userId, attemptId);
  if (!found) return refuse('unknown-attempt');
  if (isOutOfTime(found, clock())) return refuse('time-is-up');
  // Serialised with a concurrent submission: submitted answers are never changed.
  const isKept = await storeAnswers(db, attemptId, answers);
  return isKept ? accept(null) : refuse('already-handed-in');
}
