import { isLearningAction, type LearningEvent } from './learning-event.ts';

/** What was learned on one day in South Africa. */
export interface LearningDay {
  readonly seconds: number;
  readonly lessonsCompleted: number;
}

const NOTHING_YET: LearningDay = Object.freeze({ seconds: 0, lessonsCompleted: 0 });

/** Starting, continuing or completing a lesson and attending a session make a day a learning day. */
export function countsForDay({ kind }: LearningEvent): boolean {
  return isLearningAction(kind) || kind === 'lesson-completed' || kind === 'session-attended';
}

export function applyToDay(known: LearningDay | undefined, { kind, data }: LearningEvent): LearningDay {
  const { seconds, lessonsCompleted } = known ?? NOTHING_YET;
  return {
    seconds: seconds + (kind === 'lesson-studied' ? (data.seconds ?? 0) : 0),
    lessonsCompleted: lessonsCompleted + (kind === 'lesson-completed' ? 1 : 0),
  };
}
