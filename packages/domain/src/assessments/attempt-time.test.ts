import { describe, expect, it } from 'vitest';
import { answersTakenUntil, attemptEndsAt, isOutOfTime } from './attempt-time.ts';

const attempt = { startedAt: new Date('2026-11-15T12:00:00Z'), minutes: 10 };

describe('the time of an attempt', () => {
  it('ends with its minutes', () => {
    expect(attemptEndsAt(attempt)).toEqual(new Date('2026-11-15T12:10:00Z'));
  });

  it('has two minutes of grace', () => {
    expect(answersTakenUntil(attempt)).toEqual(new Date('2026-11-15T12:12:00Z'));
  });

  it.each([
    ['2026-11-15T12:00:00Z', false],
    ['2026-11-15T12:12:00.000Z', false],
    ['2026-11-15T12:12:00.001Z', true],
    ['2026-11-16T12:00:00Z', true],
  ])('is up at %s: %s', (now, expected) => {
    expect(isOutOfTime(attempt, new Date(now))).toBe(expected);
  });
});
