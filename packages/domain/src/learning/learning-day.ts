import type { LearningEvent } from './learning-event.ts';

/** What was learned on one day in South Africa. */
export interface LearningDay {
  readonly seconds: number;
  readonly lessonsCompleted: number;
}

const NOTHING_YET: LearningDay = Object.freeze({ seconds: 0, lessonsCompleted: 0 });

/** Starting, continuing or completing a lesson and attending a session make a day a learning day. */
export function countsForDay({ kind }: LearningEvent): boolean {
  switch (kind) {
    case 'lesson-opened':
    case 'lesson-studied':
    case 'lesson-read':
    case 'check-answered':
    case 'exercise-tried':
    case 'lesson-completed':
    case 'session-attended':
      return true;
    case 'module-completed':
    case 'course-completed':
    case 'assessment-passed':
    case 'project-passed':
    case 'course-joined':
    case 'streak-reached':
    case 'friend-joined':
    case 'course-recognised':
    case 'skill-recognised':
    case 'achievement-unlocked':
      return false;
  }
}

export function applyToDay(known: LearningDay | undefined, event: LearningEvent): LearningDay {
  const { seconds, lessonsCompleted } = known ?? NOTHING_YET;
  return {
    seconds: seconds + (event.kind === 'lesson-studied' ? event.seconds : 0),
    lessonsCompleted: lessonsCompleted + (event.kind === 'lesson-completed' ? 1 : 0),
  };
}
