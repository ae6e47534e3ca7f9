import { daysBetween } from '@academy/domain/kernel';
import type { CardAnswer, ReviewGrade } from '@academy/domain/learning/reviews';
import { describe, expect, it } from 'vitest';
import { dueDay } from './review-schedule.ts';

const enteredAt = new Date('2026-10-01T10:00:00Z');
const answer = (instant: string, grade: ReviewGrade): CardAnswer => ({ at: new Date(instant), grade });

describe('the day on which a card comes back', () => {
  it('is the day it came in while it was never answered', () => {
    expect(dueDay({ enteredAt, answers: [] })).toBe('2026-10-01');
  });

  it('goes by the day in South Africa, and is never the day of the answer', () => {
    const late = answer('2026-10-01T22:30:00Z', 'again');
    expect(dueDay({ enteredAt, answers: [late] })).toBe('2026-10-03');
  });

  it('is further away the better the card was remembered', () => {
    const days = (['again', 'hard', 'good'] as const).map((grade) =>
      daysBetween('2026-10-01', dueDay({ enteredAt, answers: [answer('2026-10-01T10:00:00Z', grade)] })),
    );
    expect(days).toEqual(days.toSorted((one, other) => one - other));
    expect(new Set(days).size).toBe(3);
  });

  it('moves away with every good answer, at most by a year, and comes near again when it is forgotten', () => {
    const answers: CardAnswer[] = [];
    let before = 0;
    let day = '2026-10-01';
    for (let review = 0; review < 8; review += 1) {
      answers.push(answer(`${day}T10:00:00Z`, 'good'));
      const due = dueDay({ enteredAt, answers });
      const days = daysBetween(day, due);
      expect(days).toBeGreaterThanOrEqual(before);
      expect(days).toBeLessThanOrEqual(365);
      [before, day] = [days, due];
    }
    const forgotten = [...answers, answer(`${day}T10:00:00Z`, 'again')];
    expect(daysBetween(day, dueDay({ enteredAt, answers: forgotten }))).toBeLessThan(before / 2);
    expect(dueDay({ enteredAt, answers: forgotten })).toBe(dueDay({ enteredAt, answers: forgotten }));
  });
});
