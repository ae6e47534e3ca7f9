import type { LessonAnswer } from '@academy/contract/lessons';

const MOST_SECONDS_NEEDED = 20;

/** A quarter of the stated time, but never more than 20 seconds: enough to tell reading from a leap to the end. */
export function readingSecondsNeeded(minutes: number): number {
  return Math.min((minutes * 60) / 4, MOST_SECONDS_NEEDED);
}

/** A lesson is read when its end was seen and the learner has spent some time on the page. */
export function isReadToEnd(hasSeenEnd: boolean, secondsOnPage: number, minutes: number): boolean {
  return hasSeenEnd && secondsOnPage >= readingSecondsNeeded(minutes);
}

export type LeftToDo =
  | { readonly kind: 'read'; readonly id: 'read' }
  | { readonly kind: 'check'; readonly id: string; readonly place: number; readonly total: number }
  | { readonly kind: 'exercise'; readonly id: string };

/** What keeps a lesson from being completed, in the order of the page. Completed once is completed for good. */
export function whatIsLeft(
  lesson: Pick<LessonAnswer, 'blocks' | 'checks' | 'exercise' | 'state'>,
): LeftToDo[] {
  const { blocks, checks, exercise, state } = lesson;
  if (state.isCompleted) return [];
  const placed = blocks.flatMap((block): LeftToDo[] => {
    if (block.kind === 'check' && !state.answeredChecks.includes(block.id)) {
      const place = checks.findIndex(({ id }) => id === block.id) + 1;
      return [{ kind: 'check', id: block.id, place, total: checks.length }];
    }
    if (block.kind === 'exercise' && exercise !== null && !state.isExercisePassed)
      return [{ kind: 'exercise', id: block.id }];
    return [];
  });
  return state.isRead ? placed : [...placed, { kind: 'read', id: 'read' }];
}
