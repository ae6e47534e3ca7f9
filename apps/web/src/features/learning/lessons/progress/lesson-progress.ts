import type { ReportedEvent } from '@academy/contract/learning/learning-log';
import type { LessonAnswer } from '@academy/contract/learning/lessons';

export type LessonState = LessonAnswer['state'];

/** The state after an event that happened on this device, before the server has received it. */
export function stateAfter(state: LessonState, event: ReportedEvent): LessonState {
  switch (event.kind) {
    case 'lesson-opened':
    case 'card-reviewed':
      return state;
    case 'lesson-studied':
      return {
        ...state,
        place: event.place ?? state.place,
        studiedSeconds: state.studiedSeconds + (event.seconds ?? 0),
      };
    case 'lesson-read':
      return { ...state, isRead: true };
    case 'check-answered':
      return event.checkId === undefined || state.answeredChecks.includes(event.checkId)
        ? state
        : { ...state, answeredChecks: [...state.answeredChecks, event.checkId] };
    case 'exercise-tried':
      return {
        ...state,
        exerciseTries: state.exerciseTries + 1,
        isExercisePassed: state.isExercisePassed || event.isPassed === true,
      };
  }
}

/** The server's state of a lesson, with the events that this device has not reported yet. */
export function withPending(lesson: LessonAnswer, pending: readonly ReportedEvent[]): LessonAnswer {
  const own = pending.filter(({ lessonId }) => lessonId === lesson.id);
  return { ...lesson, state: own.reduce(stateAfter, lesson.state) };
}

/** Fills one more bead of the outline. */
export function withCompleted(lesson: LessonAnswer, lessonId: string): LessonAnswer {
  return {
    ...lesson,
    state: lesson.id === lessonId ? { ...lesson.state, isCompleted: true } : lesson.state,
    done: lesson.done.includes(lessonId) ? lesson.done : [...lesson.done, lessonId],
  };
}
