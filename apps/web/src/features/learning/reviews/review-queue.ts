import type { Answer } from '@academy/contract';
import type { ReportedEvent } from '@academy/contract/learning/learning-log';
import type { ReviewCard } from '@academy/contract/learning/reviews';
import { CARD_MAX_SECONDS, cardKey } from '@academy/domain/learning/reviews';

export type ReviewQueue = Answer<'GET /api/reviews/today'>;

/** The queue once a card of it is answered, before the server has heard of it. */
export function withoutCard(queue: ReviewQueue, key: string): ReviewQueue {
  const cards = queue.cards.filter((card) => cardKey(card) !== key);
  return { ...queue, cards, doneToday: queue.doneToday + queue.cards.length - cards.length };
}

/** Cards that were answered on this device without a network: the server still believes that they are due. */
export function answeredKeys(pending: readonly ReportedEvent[]): string[] {
  return pending.flatMap(({ kind, lessonId, cardId }) =>
    kind === 'card-reviewed' && cardId !== undefined ? cardKey({ lessonId, cardId }) : [],
  );
}

export function openCards(queue: ReviewQueue, answered: ReadonlySet<string>): readonly ReviewCard[] {
  return queue.cards.filter((card) => !answered.has(cardKey(card)));
}

/** Whole seconds that a card was looked at. */
export const secondsSince = (sinceMs: number, nowMs: number): number =>
  Math.min(CARD_MAX_SECONDS, Math.max(0, Math.round((nowMs - sinceMs) / 1000)));
