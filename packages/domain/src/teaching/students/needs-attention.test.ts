import { describe, expect, it } from 'vitest';
import { needsAttention } from './needs-attention.ts';

const now = new Date('2026-11-15T12:00:00Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * 24 * 60 * 60 * 1000);

describe('a learner who needs attention', () => {
  it.each([
    ['has not begun in a week', { percent: 0, lastAt: null, enrolledAt: daysAgo(7) }, 'not-begun'],
    ['came six days ago and has not begun', { percent: 0, lastAt: null, enrolledAt: daysAgo(6) }, null],
    ['was here yesterday', { percent: 10, lastAt: daysAgo(1) }, null],
    ['was here a minute less than two weeks ago', { percent: 10, lastAt: daysAgo(13.999) }, null],
    ['was last here two weeks ago', { percent: 10, lastAt: daysAgo(14) }, 'gone-quiet'],
    [
      'was last here a year ago, one lesson from the end',
      { percent: 99, lastAt: daysAgo(365) },
      'gone-quiet',
    ],
    ['has completed the course', { percent: 100, lastAt: daysAgo(90) }, null],
    ['failed an assessment twice', { percent: 40, lastAt: daysAgo(1), failedAttempts: 2 }, null],
    ['failed an assessment three times', { percent: 40, lastAt: daysAgo(1), failedAttempts: 3 }, 'stuck'],
    ['failed it and went', { percent: 40, lastAt: daysAgo(30), failedAttempts: 3 }, 'stuck'],
    ['failed it and completed the course', { percent: 100, lastAt: daysAgo(1), failedAttempts: 3 }, null],
  ])('who %s: %o is %s', (_who, student, reason) => {
    expect(needsAttention({ failedAttempts: 0, enrolledAt: daysAgo(400), ...student }, now)).toBe(reason);
  });
});
