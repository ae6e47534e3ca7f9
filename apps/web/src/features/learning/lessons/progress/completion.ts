import { type LeftInLesson, leftInLesson } from '@academy/domain/learning/learning-log';
import type { Lesson } from '../lesson.ts';

export type LeftToDo =
  | { readonly kind: 'read'; readonly id: 'read' }
  | { readonly kind: 'time'; readonly id: 'time'; readonly seconds: number }
  | { readonly kind: 'check'; readonly id: string; readonly place: number; readonly total: number }
  | { readonly kind: 'exercise'; readonly id: string };

/** What is missing to complete a lesson, in the order of the page. A completed lesson stays completed. */
export function remainingSteps(
  lesson: Pick<Lesson, 'blocks' | 'checks' | 'exercise' | 'state' | 'minutes'>,
): LeftToDo[] {
  const { blocks, checks, exercise, state, minutes } = lesson;
  if (state.isCompleted) return [];
  const checkIds = checks.map(({ id }) => id);
  const left = leftInLesson({ checkIds, hasExercise: exercise !== null, minutes }, state);
  const placed = left.map((item) => ({ item: shown(item, checkIds, exercise?.id), at: placeOf(item) }));
  return placed.sort((one, other) => one.at - other.at).map(({ item }) => item);

  /** Where on the page it is; reading to the end and the minimum time come last. */
  function placeOf(item: LeftInLesson): number {
    if (item.kind === 'read') return blocks.length;
    if (item.kind === 'time') return blocks.length + 1;
    return blocks.findIndex((block) =>
      item.kind === 'check' ? block.kind === 'check' && block.id === item.checkId : block.kind === 'exercise',
    );
  }
}

function shown(item: LeftInLesson, checkIds: readonly string[], exerciseId = 'exercise'): LeftToDo {
  switch (item.kind) {
    case 'check': {
      const place = checkIds.indexOf(item.checkId) + 1;
      return { kind: 'check', id: item.checkId, place, total: checkIds.length };
    }
    case 'exercise':
      return { kind: 'exercise', id: exerciseId };
    case 'read':
      return { kind: 'read', id: 'read' };
    case 'time':
      return { kind: 'time', id: 'time', seconds: item.seconds };
  }
}

/** How much longer the learner should stay, in words; half a minute counts as one. */
export function stayInWords(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  return minutes === 1 ? 'about one more minute' : `about ${minutes} more minutes`;
}
