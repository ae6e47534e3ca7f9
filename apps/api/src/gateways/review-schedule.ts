import { addDays, type SastDay, sastDay } from '@academy/domain/kernel';
import type { CardHistory, ReviewGrade } from '@academy/domain/learning/reviews';
import { type Card, createEmptyCard, fsrs, type Grade, Rating } from 'ts-fsrs';

const RATINGS: Readonly<Record<ReviewGrade, Grade>> = {
  again: Rating.Again,
  hard: Rating.Hard,
  good: Rating.Good,
};

/** A card not seen for a year counts as a new lesson. */
const MOST_DAYS = 365;

// In whole days, and without randomness: the same history gives the same day, today and when progress is rebuilt.
const scheduler = fsrs({
  request_retention: 0.9,
  maximum_interval: MOST_DAYS,
  enable_fuzz: false,
  enable_short_term: false,
});

/** A day as the scheduler counts: its clock knows no South African midnight. */
const midnightOf = (day: SastDay) => new Date(`${day}T00:00:00Z`);

/** The day on which a card comes back: at once when it was never answered, and never on the day of an answer. */
export function dueDay({ enteredAt, answers }: Pick<CardHistory, 'enteredAt' | 'answers'>): SastDay {
  let day = sastDay(enteredAt);
  let card: Card = createEmptyCard(midnightOf(day));
  let days = 0;
  for (const { at, grade } of answers) {
    day = sastDay(at);
    card = scheduler.next(card, midnightOf(day), RATINGS[grade]).card;
    days = Math.min(MOST_DAYS, Math.max(1, card.scheduled_days));
  }
  return addDays(day, days);
}
