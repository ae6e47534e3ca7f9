import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, type SastDay, sastDay } from '../../kernel/index.ts';
import { newMilestones } from './milestones.ts';
import { runningDays, streakOf } from './streak.ts';
import { WEEKLY_GOAL_DAYS, weeklyProgress } from './weekly-goal.ts';

const FIRST = '2026-11-01';
const daysFrom = (first: SastDay, count: number) =>
  Array.from({ length: count }, (_, offset) => addDays(first, offset));

describe('the streak (2§4)', () => {
  it('TRAIN-06 of nobody is zero and has no last activity', () => {
    expect(streakOf([])).toEqual({ current: 0, longest: 0, lastActivity: null });
  });

  it('TRAIN-07 does not change by a second action on the same day', () => {
    expect(streakOf(['2026-11-01', '2026-11-02', '2026-11-02'])).toEqual(
      streakOf(['2026-11-01', '2026-11-02']),
    );
  });

  it('TRAIN-08 grows by one with the next day, also from 23:59 to 00:01', () => {
    const days = ['2026-11-14T21:59:00Z', '2026-11-14T22:01:00Z'].map((instant) =>
      sastDay(new Date(instant)),
    );
    expect(streakOf(days)).toEqual({ current: 2, longest: 2, lastActivity: '2026-11-15' });
  });

  it.each([2, 3, 400])('TRAIN-09 starts at 1 when the next action comes %i days later', (gap) => {
    const days = [...daysFrom(FIRST, 3), addDays(FIRST, 2 + gap)];
    expect(streakOf(days).current).toBe(1);
  });

  it('TRAIN-09 starts at 1 when there was none before', () => {
    expect(streakOf([FIRST])).toEqual({ current: 1, longest: 1, lastActivity: FIRST });
  });

  it('TRAIN-10 keeps the longest, and lets the current one overtake it', () => {
    const first = daysFrom(FIRST, 3);
    expect(streakOf([...first, ...daysFrom('2026-11-10', 2)])).toMatchObject({ current: 2, longest: 3 });
    expect(streakOf([...first, ...daysFrom('2026-11-10', 4)])).toMatchObject({ current: 4, longest: 4 });
  });

  it('is joined by a late day that fills the gap', () => {
    const days = [...daysFrom(FIRST, 3), ...daysFrom('2026-11-05', 3)];
    expect(streakOf(days).current).toBe(3);
    expect(streakOf([...days, '2026-11-04'])).toMatchObject({ current: 7, longest: 7 });
  });

  it('does not depend on the order in which days become known', () => {
    const offsets = fc.uniqueArray(fc.integer({ min: 0, max: 40 }));
    fc.assert(
      fc.property(offsets, (known) => {
        const days = known.map((offset) => addDays(FIRST, offset));
        expect(streakOf(days)).toEqual(streakOf(days.toSorted()));
        expect(streakOf(days).longest).toBeGreaterThanOrEqual(streakOf(days).current);
      }),
    );
  });

  it.each([
    [0, 3],
    [1, 3],
    [2, 0],
    [30, 0],
  ])('%i days after the last activity runs for %i days', (later, running) => {
    expect(runningDays(streakOf(daysFrom(FIRST, 3)), addDays(FIRST, 2 + later))).toBe(running);
  });
});

describe('the weekly goal (2§9)', () => {
  it('TRAIN-04 is 5 days', () => {
    expect(WEEKLY_GOAL_DAYS).toBe(5);
  });

  it.each([
    [0, 0],
    [1, 1],
    [4, 4],
    [5, 5],
    [6, 5],
    [7, 5],
  ])('TRAIN-11 after %i days of the week stands at %i', (learned, progress) => {
    expect(weeklyProgress(daysFrom('2026-11-15', learned), '2026-11-21')).toBe(progress);
  });

  it('TRAIN-11 starts anew on Sunday', () => {
    const days = daysFrom('2026-11-15', 7);
    expect(weeklyProgress(days, '2026-11-21')).toBe(5);
    expect(weeklyProgress(days, '2026-11-22')).toBe(0);
  });

  it('TRAIN-07 counts a day once', () => {
    expect(weeklyProgress(['2026-11-16', '2026-11-16'], '2026-11-16')).toBe(1);
  });
});

describe('milestones of a streak', () => {
  it.each([
    [6, []],
    [7, [7]],
    [13, [7]],
    [14, [7, 14]],
  ])('of %i days are %j', (length, milestones) => {
    expect(newMilestones(daysFrom(FIRST, length), []).map(({ days }) => days)).toEqual(milestones);
  });

  it('are reached again by a later streak', () => {
    const days = [...daysFrom(FIRST, 7), ...daysFrom('2026-11-09', 7)];
    expect(newMilestones(days, ['2026-11-07'])).toEqual([{ day: '2026-11-15', days: 7 }]);
  });

  it('are not mentioned twice because a late day moved them', () => {
    expect(newMilestones(daysFrom('2026-10-31', 8), ['2026-11-07'])).toEqual([]);
  });
});
