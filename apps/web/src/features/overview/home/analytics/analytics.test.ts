import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { courseProgressPercent, learningInsight } from './learning-insight.ts';
import { ANALYTICS_FRESH_MS } from './use-analytics.ts';

const MINUTE_MS = 60_000;

describe('course progress', () => {
  it.each([
    [0, 0, 0],
    [0, 5, 0],
    [1, 3, 33],
    [2, 3, 67],
    [12, 18, 67],
    [1, 200, 1],
    [5, 5, 100],
  ])('HOME-10 %i of %i courses is %i%%', (completed, total, percent) => {
    expect(courseProgressPercent(completed, total)).toBe(percent);
  });
});

describe('the insight', () => {
  const weeksOf = (...hours: number[]) =>
    hours.map((hour, index) => ({ week: `W${index + 1}`, hours: hour, completion: 0 }));
  const textOf = (...hours: number[]) => {
    const { before, figure = '', after = '' } = learningInsight(weeksOf(...hours));
    return `${before}${figure}${after}`;
  };

  it('HOME-06 compares the last three weeks with the three before', () => {
    expect(textOf(8, 9, 10, 10, 11.2, 12)).toContain('velocity increased by 23% in the last three weeks');
    expect(textOf(99, 8, 9, 10, 10, 11.2, 12)).toContain('increased by 23%');
  });

  it('HOME-06 says honestly when it was less, the same, or nothing', () => {
    expect(textOf(4, 4, 4, 3, 3, 3)).toContain('You studied 25% less');
    expect(textOf(4, 4, 4, 4, 4, 4)).toContain('steady pace');
    expect(textOf(4, 4, 4, 0, 0, 0)).toContain('three weeks off');
  });

  it.each([
    ['a new account', [0, 0, 0, 0, 0, 0]],
    ['no weeks at all', []],
    ['first hours', [0, 0, 0, 0, 0, 2.5]],
  ])('HOME-06 names no figure for %s', (_who, hours) => {
    expect(textOf(...hours)).not.toMatch(/\d/);
  });
});

describe('analytics data', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it('HOME-09 is cached for five minutes', async () => {
    const client = new QueryClient();
    const queryFn = vi.fn(async () => ({}) as never);
    const read = () =>
      client.fetchQuery({ queryKey: ['GET /api/user/analytics'], queryFn, staleTime: ANALYTICS_FRESH_MS });
    await read();
    await vi.advanceTimersByTimeAsync(5 * MINUTE_MS - 1);
    await read();
    expect(queryFn).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    await read();
    expect(queryFn).toHaveBeenCalledTimes(2);
    client.clear();
  });
});
