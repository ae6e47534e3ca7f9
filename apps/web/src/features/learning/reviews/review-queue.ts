import type { Answer } from '@academy/contract';
import type { ReportedEvent } from '@academy/contract/learning/learning-log';
import type { ReviewCard } from '@academy/contract/learning/reviews';
import { CARD_MAX_SECONDS, cardKey } from '@academy/domain/learning/reviews';

export type ReviewQueue = Answer<'GET /api/reviews/today'>;

/** The queue after a card was answered, before the server has received it. */
export function withoutCard(queue: ReviewQueue, key: string): ReviewQueue {
  const cards = queue.cards.filter((card) => cardKey(card) !== key);
  return { ...queue, cards, doneToday: queue.doneToday + queue.cards.length - cards.length };
}

/** Cards answered on this device offline: the server still considers them due. */
export function answeredKeys(pending: readonly ReportedEvent[]): string[] {
  return pending.flatMap(({ kind, lessonId, cardId }) =>
    kind === 'card-reviewed' && cardId !== undefined ? cardKey({ lessonId, cardId }) : [],
  );
}

export function openCards(queue: ReviewQueue, answered: ReadonlySet<string>): readonly ReviewCard[] {
  return queue.cards.filter((card) => !answered.has(cardKey(card)));
}

/** Whole seconds for which a card was shown. */
export const secondsSince = (sinceMs: number, nowMs: number): number =>
  Math.min(CARD_MAX_SECONDS, Math.max(0, Math.round((nowMs - sinceMs) / 1000)));
