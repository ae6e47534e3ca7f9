import { type SastDay, sastDay } from '../../kernel/index.ts';
import { cardKey } from './card-history.ts';

/** More would be homework: the rest waits until tomorrow. */
export const DAILY_CARDS = 10;

/** A card with a history, and the day of its next review. */
export interface ScheduledCard {
  readonly lessonId: string;
  readonly cardId: string;
  readonly dueOn: SastDay;
  readonly answeredOn: SastDay | null;
}

/** A completed lesson, with the cards that it has today. */
export interface CompletedLesson {
  readonly lessonId: string;
  readonly completedAt: Date;
  readonly cardIds: readonly string[];
}

export interface DailyQueue {
  readonly cards: readonly { readonly lessonId: string; readonly cardId: string }[];
  readonly doneToday: number;
  /** Due as well, but beyond today's limit. */
  readonly waiting: number;
}

/**
 * The cards to review today: those that were seen before and are due come first, the longest overdue at the head; then
 * cards of completed lessons that were never reviewed, in the order in which the lessons were completed.
 */
export function dailyQueue(
  scheduled: readonly ScheduledCard[],
  completed: readonly CompletedLesson[],
  today: SastDay,
): DailyQueue {
  const doneToday = scheduled.filter(({ answeredOn }) => answeredOn === today).length;
  const known = new Set(scheduled.map(cardKey));
  const due = scheduled
    .filter(({ dueOn }) => dueOn <= today)
    .sort((one, other) => one.dueOn.localeCompare(other.dueOn) || cardKey(one).localeCompare(cardKey(other)));
  const fresh = completed
    .filter(({ completedAt }) => sastDay(completedAt) <= today)
    .toSorted((one, other) => one.completedAt.getTime() - other.completedAt.getTime())
    .flatMap(({ lessonId, cardIds }) => cardIds.map((cardId) => ({ lessonId, cardId })))
    .filter((card) => !known.has(cardKey(card)));
  const all = [...due, ...fresh].map(({ lessonId, cardId }) => ({ lessonId, cardId }));
  const cards = all.slice(0, Math.max(0, DAILY_CARDS - doneToday));
  return { cards, doneToday, waiting: all.length - cards.length };
}
