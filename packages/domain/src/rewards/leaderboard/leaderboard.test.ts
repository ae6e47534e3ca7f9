import { describe, expect, it } from 'vitest';
import { leaderboardWeek, type Points, withPoints } from '../../learning/learning-log/index.ts';
import { placesOf } from './index.ts';

const NOTHING: Points = { points: 0, week: null, weekPoints: 0 };
const at = (instant: string) => new Date(instant);

describe('the week of the leaderboard', () => {
  it.each([
    ['2026-11-15T21:59:59Z', '2026-11-09'],
    ['2026-11-15T22:00:00Z', '2026-11-16'],
    ['2026-11-16T12:00:00Z', '2026-11-16'],
    ['2026-11-22T21:59:59Z', '2026-11-16'],
  ])('of %s began on Monday %s, at midnight in South Africa', (instant, monday) => {
    expect(leaderboardWeek(at(instant))).toBe(monday);
  });
});

describe('points', () => {
  it('are given for what is completed, not for what is clicked', () => {
    const clicked = ['lesson-opened', 'lesson-studied', 'check-answered', 'exercise-tried', 'friend-joined'];
    for (const kind of clicked) expect(withPoints(NOTHING, kind, at('2026-11-15T12:00:00Z'))).toBe(NOTHING);
    expect(withPoints(NOTHING, 'lesson-completed', at('2026-11-15T12:00:00Z'))).toEqual({
      points: 10,
      week: '2026-11-09',
      weekPoints: 10,
    });
  });

  it.each([
    ['module-completed', 20],
    ['session-attended', 20],
    ['assessment-passed', 50],
    ['project-passed', 100],
    ['course-completed', 200],
  ])('%s is worth %i', (kind, points) => {
    expect(withPoints(NOTHING, kind, at('2026-11-15T12:00:00Z')).points).toBe(points);
  });

  it('of a week start again on Monday, and those of all time continue', () => {
    const sunday = withPoints(NOTHING, 'lesson-completed', at('2026-11-15T21:59:59Z'));
    expect(withPoints(sunday, 'assessment-passed', at('2026-11-15T22:00:00Z'))).toEqual({
      points: 60,
      week: '2026-11-16',
      weekPoints: 50,
    });
  });

  it('that arrive late count for all time only', () => {
    const monday = withPoints(NOTHING, 'lesson-completed', at('2026-11-16T12:00:00Z'));
    expect(withPoints(monday, 'course-completed', at('2026-11-15T12:00:00Z'))).toEqual({
      points: 210,
      week: '2026-11-16',
      weekPoints: 10,
    });
  });
});

describe('places', () => {
  it('are shared by learners with equal points', () => {
    expect(placesOf([90, 70, 70, 10])).toEqual([1, 2, 2, 4]);
    expect(placesOf([])).toEqual([]);
  });
});
