import type { AttemptResultAnswer } from '@academy/contract/learning/assessments';
import { nextAttemptAt } from '@academy/domain/learning/learning-log';
import type { Catalogue } from '../../../catalogue/courses/index.ts';
import { type Attempt, percentOf } from './attempts.store.ts';

/** The result of a submitted attempt: which items were right and what to revisit, never the key. */
export function attemptResult(attempt: Attempt, catalogue: Catalogue, now: Date): AttemptResultAnswer {
  const { items, rightCount, total, isPassed, submittedAt, result } = attempt;
  if (rightCount === null || submittedAt === null || result === null)
    throw new Error(`The attempt ${attempt.id} has no result.`);
  return {
    right: rightCount,
    total,
    percent: percentOf(rightCount, total),
    isPassed: isPassed === true,
    isOutOfTime: result.isOutOfTime === true,
    nextAttemptAt: nextAttemptAt(submittedAt, now)?.toISOString() ?? null,
    items: items.map(({ question, lessonId }, index) => ({
      itemId: question.id,
      isRight: result.marks[index] === true,
      lessonId,
      lessonTitle: catalogue.lessonOf(lessonId)?.title ?? 'A lesson that is no longer part of the course',
    })),
    completed: { modules: [...result.completed.modules], courses: [...result.completed.courses] },
    unlocked: [...(result.unlocked ?? [])],
  };
}
