import type { ReportedEvent } from '@academy/contract/learning/learning-log';

/** Describes a step as its learner would. */
export function eventWords({ kind, seconds = 0, isPassed }: ReportedEvent): string {
  switch (kind) {
    case 'lesson-opened':
      return 'You opened the lesson';
    case 'lesson-studied':
      return seconds < 60 ? 'You studied for a moment' : `You studied for ${Math.round(seconds / 60)} min`;
    case 'lesson-read':
      return 'You read the lesson to its end';
    case 'check-answered':
      return 'You answered a check';
    case 'exercise-tried':
      return isPassed ? 'You solved the exercise' : 'You tried the exercise';
    case 'card-reviewed':
      return 'You reviewed a card';
  }
}
