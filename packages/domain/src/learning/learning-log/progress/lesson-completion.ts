import type { LessonProgress, LessonShape } from './lesson-progress.ts';

/**
 * Nobody completes a lesson in less than a fifth of its stated length. Fast readers take about half of it, and people
 * who know the subject skim it; at five times the author's speed nobody has read, answered and tried anything. A
 * learner who was faster loses nothing: the work is stored, and the lesson is completed when the time has passed.
 */
const LEAST_SHARE = 0.2;

/** Devices report whole seconds by their own clocks; this much may get lost through nobody's fault. */
const FORGIVEN_SECONDS = 5;

const MOST_READING_SECONDS = 20;

export function leastStudySeconds(minutes: number | null): number {
  return Math.floor((minutes ?? 0) * 60 * LEAST_SHARE);
}

/** A quarter of the stated time, but never more than 20 seconds: enough to tell reading from a jump to the end. */
export function readingSecondsNeeded(minutes: number): number {
  return Math.min((minutes * 60) / 4, MOST_READING_SECONDS);
}

/** A lesson is read when its end was seen and the learner has spent some time on the page. */
export function isReadToEnd(hasSeenEnd: boolean, secondsOnPage: number, minutes: number): boolean {
  return hasSeenEnd && secondsOnPage >= readingSecondsNeeded(minutes);
}

/** The part of a learner's progress that decides about completion. */
export interface LessonProgressState {
  readonly isRead: boolean;
  readonly answeredChecks: readonly string[];
  readonly isExercisePassed: boolean;
  readonly studiedSeconds: number;
}

export type LeftInLesson =
  | { readonly kind: 'check'; readonly checkId: string }
  | { readonly kind: 'exercise' }
  | { readonly kind: 'read' }
  | { readonly kind: 'time'; readonly seconds: number };

/**
 * What keeps a lesson from being completed: it is read, all its checks are answered, its exercise, if any, is passed,
 * and at least a fifth of its length was spent on it.
 */
export function leftInLesson(
  { checkIds, hasExercise, minutes }: Pick<LessonShape, 'checkIds' | 'hasExercise' | 'minutes'>,
  { isRead, answeredChecks, isExercisePassed, studiedSeconds }: LessonProgressState,
): LeftInLesson[] {
  const seconds = leastStudySeconds(minutes) - studiedSeconds;
  return [
    ...checkIds
      .filter((checkId) => !answeredChecks.includes(checkId))
      .map((checkId) => ({ kind: 'check', checkId }) as const),
    ...(hasExercise && !isExercisePassed ? [{ kind: 'exercise' } as const] : []),
    ...(isRead ? [] : [{ kind: 'read' } as const]),
    ...(seconds > 0 ? [{ kind: 'time', seconds } as const] : []),
  ];
}

/** The server's check, which tolerates what clocks and rounding lose. */
export function isLessonDone(lesson: LessonShape, progress: LessonProgress): boolean {
  const { readAt, answeredChecks, exercisePassedAt, studiedSeconds } = progress;
  const left = leftInLesson(lesson, {
    isRead: readAt !== null,
    answeredChecks,
    isExercisePassed: exercisePassedAt !== null,
    studiedSeconds: studiedSeconds + FORGIVEN_SECONDS,
  });
  return left.length === 0;
}
