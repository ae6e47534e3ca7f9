import type { LessonEvent } from '../event-log/learning-event.ts';

/** What the rules need to know about a lesson. */
export interface LessonShape {
  readonly id: string;
  readonly courseId: string;
  readonly isWritten: boolean;
  readonly isPreview: boolean;
  readonly checkIds: readonly string[];
  readonly cardIds: readonly string[];
  readonly hasExercise: boolean;
  /** How long it takes, according to its author; null while it is being written. */
  readonly minutes: number | null;
}

export interface LessonProgress {
  readonly courseId: string;
  readonly openedAt: Date;
  readonly lastAt: Date;
  readonly readAt: Date | null;
  /** In thousandths of the page, as it was at `placedAt`. */
  readonly place: number;
  readonly placedAt: Date | null;
  /** In alphabetical order, so that the order of arrival does not matter. */
  readonly answeredChecks: readonly string[];
  readonly exerciseTries: number;
  readonly exercisePassedAt: Date | null;
  /** Study of this lesson that was not counted for another. */
  readonly studiedSeconds: number;
  readonly completedAt: Date | null;
}

export const earlier = (one: Date | null, other: Date): Date => (one === null || other < one ? other : one);
export const later = (one: Date | null, other: Date): Date => (one === null || other > one ? other : one);

function untouched({ occurredAt, courseId }: LessonEvent): LessonProgress {
  return {
    courseId,
    openedAt: occurredAt,
    lastAt: occurredAt,
    readAt: null,
    place: 0,
    placedAt: null,
    answeredChecks: [],
    exerciseTries: 0,
    exercisePassedAt: null,
    studiedSeconds: 0,
    completedAt: null,
  };
}

/**
 * Applies an event to the learner's progress in its lesson; events may arrive in any order. `freshSeconds` is the study
 * that the event adds to what other reports have covered.
 */
export function applyToLesson(
  known: LessonProgress | undefined,
  event: LessonEvent,
  freshSeconds: number,
): LessonProgress {
  const { occurredAt } = event;
  const before = known ?? untouched(event);
  const progress = {
    ...before,
    openedAt: earlier(before.openedAt, occurredAt),
    lastAt: later(before.lastAt, occurredAt),
  };
  switch (event.kind) {
    case 'lesson-completed':
      return { ...before, completedAt: earlier(before.completedAt, occurredAt) };
    case 'lesson-opened':
      return progress;
    case 'lesson-read':
      return { ...progress, readAt: earlier(before.readAt, occurredAt) };
    case 'lesson-studied': {
      const studied = { ...progress, studiedSeconds: before.studiedSeconds + freshSeconds };
      return event.place === null || (before.placedAt !== null && occurredAt < before.placedAt)
        ? studied
        : { ...studied, place: event.place, placedAt: occurredAt };
    }
    case 'check-answered':
      return { ...progress, answeredChecks: withCheck(before.answeredChecks, event.checkId) };
    case 'exercise-tried': {
      const exercisePassedAt = event.isPassed
        ? earlier(before.exercisePassedAt, occurredAt)
        : before.exercisePassedAt;
      return { ...progress, exerciseTries: before.exerciseTries + 1, exercisePassedAt };
    }
  }
}

function withCheck(known: readonly string[], checkId: string): readonly string[] {
  return known.includes(checkId) ? known : [...known, checkId].sort();
}
