import { describe, expect, it } from 'vitest';
import { answersTakenUntil, hasWaitedTooLong, isOutOfTime, secondsLeftOf } from './attempt-time.ts';

const attempt = { startedAt: new Date('2026-11-15T12:00:00Z'), minutes: 10 };

describe('the time of an attempt', () => {
  it.each([
    ['2026-11-15T12:00:00Z', 600],
    ['2026-11-15T12:08:59.999Z', 61],
    ['2026-11-15T12:09:59.001Z', 1],
    ['2026-11-15T12:10:00Z', 0],
    ['2026-11-15T12:11:00Z', 0],
  ])('ends with its minutes: at %s there are %i seconds left', (now, seconds) => {
    expect(secondsLeftOf(attempt, new Date(now))).toBe(seconds);
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

describe('an attempt that was handed in at noon', () => {
  it.each([
    ['2026-11-15T12:00:05Z', false],
    ['2026-11-16T11:59:59.999Z', false],
    ['2026-11-16T12:00:00Z', true],
  ])('is settled whatever could be run at %s: %s', (now, expected) => {
    expect(hasWaitedTooLong(new Date('2026-11-15T12:00:00Z'), new Date(now))).toBe(expected);
  });
});
