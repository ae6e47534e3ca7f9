import { answersTakenUntil, isOutOfTime } from '@academy/domain/learning/assessments';
import type { EventOf, LearningEvent } from '@academy/domain/learning/learning-log';
import { activityOf } from '@academy/domain/learning/learning-log';
import { isPass } from '@academy/domain/learning/questions';
import type { Queryable } from '../../../../database/connect.ts';
import { appendToLog, completedBy, type Learner, NO_EFFECT, unlockedBy } from '../../learning-log/index.ts';
import { closeAttempt, earlierPasses, type FoundAttempt, percentOf } from './attempts.store.ts';

/**
 * A pass is logged once, with its first result. A learner who passes below the bar for coins and beats it later has
 * earned them then (2§3).
 */
async function betterResult(
  tx: Queryable,
  { userId }: Learner,
  passed: EventOf<'assessment-passed'>,
): Promise<LearningEvent[]> {
  const earlier = await earlierPasses(tx, userId, passed.assessmentId);
  const isWorthCoins = (percent: number) => activityOf({ ...passed, percent }) !== null;
  if (earlier.length === 0 || earlier.some(isWorthCoins) || !isWorthCoins(passed.percent)) return [];
  const { assessmentId, occurredAt } = passed;
  const recognitionId = `better-result-${assessmentId}`;
  return [{ kind: 'activity-recognised', recognitionId, activity: 'assessment', occurredAt }];
}

/** The result of what was submitted, dated at submission: marking costs the learner no time. */
export async function settleAttempt(
  tx: Queryable,
  learner: Learner,
  found: FoundAttempt,
  { handedInAt, marks }: { readonly handedInAt: Date; readonly marks: readonly boolean[] },
): Promise<void> {
  const { attempt, courseId } = found;
  const isLate = isOutOfTime(found, handedInAt);
  // What was saved in time counts as submitted in time, however late the result is requested.
  const submittedAt = isLate ? answersTakenUntil(found) : handedInAt;
  const rightCount = marks.filter(Boolean).length;
  const isPassed = isPass(rightCount, attempt.total);
  const passed = {
    kind: 'assessment-passed',
    assessmentId: attempt.assessmentId,
    courseId,
    percent: percentOf(rightCount, attempt.total),
    occurredAt: submittedAt,
  } as const;
  const better = isPassed ? await betterResult(tx, learner, passed) : [];
  const effect = isPassed ? await appendToLog(tx, learner, [passed, ...better]) : NO_EFFECT;
  const { modules, courses } = completedBy(effect);
  const unlocked = unlockedBy(effect, learner.catalogue);
  await closeAttempt(tx, attempt.id, {
    submittedAt,
    rightCount,
    isPassed,
    result: { marks, completed: { modules, courses }, unlocked, isOutOfTime: isLate },
  });
}
