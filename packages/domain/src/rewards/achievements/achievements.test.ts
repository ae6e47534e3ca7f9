import { describe, expect, it } from 'vitest';
import { FIGURES, type LearnerFigures, reachedAchievements } from '../../catalogue/badge-rules/index.ts';
import {
  achievementProgress,
  filterAchievements,
  nearestAchievements,
  type ShownAchievement,
  summariseAchievements,
} from './index.ts';

const NOTHING = {
  ...Object.fromEntries(FIGURES.map((figure) => [figure, 0])),
  currentStreak: 0,
} as LearnerFigures;
const WARRIOR = { id: 2, rule: { figure: 'longestStreak', atLeast: 7 } } as const;
const MARATHON = { id: 4, rule: { figure: 'longestStreak', atLeast: 30 } } as const;
const READER = { id: 6, rule: { figure: 'lessonsCompleted', atLeast: 20 } } as const;
const HOURS = { id: 7, rule: { figure: 'studyHours', atLeast: 10 } } as const;
const ALL = [WARRIOR, MARATHON, READER, HOURS];
const reached = (figures: Partial<LearnerFigures>) =>
  reachedAchievements(ALL, { ...NOTHING, ...figures }).map(({ id }) => id);

describe('a rule', () => {
  it('is reached at its figure and above, not below', () => {
    expect(reached({ lessonsCompleted: 19 })).toEqual([]);
    expect(reached({ lessonsCompleted: 20 })).toEqual([6]);
    expect(reached({ lessonsCompleted: 21 })).toEqual([6]);
    expect(reached({ studyHours: 9.9 })).toEqual([]);
  });

  it('TRAIN-16 TRAIN-17 gives a streak of the past its due', () => {
    expect(reached({ currentStreak: 0, longestStreak: 6 })).toEqual([]);
    expect(reached({ currentStreak: 0, longestStreak: 7 })).toEqual([2]);
    expect(reached({ currentStreak: 0, longestStreak: 30 })).toEqual([2, 4]);
  });
});

describe('progress of an achievement', () => {
  const figures = { ...NOTHING, currentStreak: 2, longestStreak: 14, studyHours: 9.9, lessonsCompleted: 50 };

  it('TRAIN-15 shows the running streak while it is locked, because it begins anew', () => {
    expect(achievementProgress(MARATHON, figures, false)).toBe(2);
  });

  it('TRAIN-15 is whole, not rounded up, and never more than the total', () => {
    expect(achievementProgress(HOURS, figures, false)).toBe(9);
    expect(achievementProgress(READER, figures, false)).toBe(20);
  });

  it('TRAIN-15 stays complete once it is unlocked', () => {
    expect(achievementProgress(WARRIOR, NOTHING, true)).toBe(7);
  });
});

describe('the nearest achievements', () => {
  it('are the three of which most is done, without those that the learner has', () => {
    const figures = { ...NOTHING, currentStreak: 6, longestStreak: 6, lessonsCompleted: 15, studyHours: 1 };
    const nearest = nearestAchievements(ALL, figures, new Set([7]));
    expect(nearest.map(({ achievement, progress, total }) => [achievement.id, progress, total])).toEqual([
      [2, 6, 7],
      [6, 15, 20],
      [4, 6, 30],
    ]);
  });

  it('begin with what asks for least when nothing is done', () => {
    expect(nearestAchievements(ALL, NOTHING, new Set()).map(({ achievement }) => achievement.id)).toEqual([
      2, 7, 6,
    ]);
  });
});

const NOW = new Date('2026-11-15T12:00:00Z');
const daysAgo = (days: number) => new Date(NOW.getTime() - days * 24 * 60 * 60 * 1000);
const shown = (id: number, more: Partial<ShownAchievement> = {}): ShownAchievement => ({
  id,
  name: `Badge ${id}`,
  description: 'Do something',
  category: 'learning',
  rarity: 'common',
  coinReward: 10 * id,
  ...more,
});
const BADGES = [
  shown(1),
  shown(2, { category: 'milestone', rarity: 'rare', name: 'Week Warrior' }),
  shown(3, { category: 'social', description: 'Bring a friend' }),
];

describe('the summary', () => {
  it('ACH-04 ACH-05 ACH-14 counts what is in the list, whatever else is known of it', () => {
    const list = [
      { achievementId: 2, earnedAt: daysAgo(30), progress: 3 },
      { achievementId: 3, earnedAt: daysAgo(30), progress: 0 },
      { achievementId: 99, earnedAt: daysAgo(1), progress: 100 },
    ];
    expect(summariseAchievements(BADGES, list, NOW)).toMatchObject({
      earned: 2,
      total: 3,
      percent: 67,
      remaining: 1,
      coins: 50,
      recent: 0,
    });
  });

  it('ACH-04 of nothing is 0 per cent', () => {
    expect(summariseAchievements([], [], NOW)).toMatchObject({
      earned: 0,
      total: 0,
      percent: 0,
      remaining: 0,
    });
  });

  it.each([
    [6, 1],
    [7, 1],
    [7.001, 0],
    [8, 0],
  ])('ACH-06 earned %d days ago counts %d as recent', (days, recent) => {
    const list = [{ achievementId: 1, earnedAt: daysAgo(days) }];
    expect(summariseAchievements(BADGES, list, NOW).recent).toBe(recent);
  });

  it('ACH-07 has four categories, an empty one with nothing of nothing', () => {
    const { categories } = summariseAchievements(BADGES, [{ achievementId: 1, earnedAt: NOW }], NOW);
    expect(categories).toEqual([
      { category: 'learning', earned: 1, total: 1, percent: 100 },
      { category: 'social', earned: 0, total: 1, percent: 0 },
      { category: 'milestone', earned: 0, total: 1, percent: 0 },
      { category: 'special', earned: 0, total: 0, percent: 0 },
    ]);
  });
});

describe('the filter', () => {
  const ids = (
    words: string,
    category: ShownAchievement['category'] | null = null,
    rarity: ShownAchievement['rarity'] | null = null,
  ) => filterAchievements(BADGES, { words, category, rarity }).map(({ id }) => id);

  it('ACH-08 finds words in name or description, in any case', () => {
    expect(ids('wARR')).toEqual([2]);
    expect(ids(' friend ')).toEqual([3]);
    expect(ids('')).toEqual([1, 2, 3]);
    expect(ids('nothing like it')).toEqual([]);
  });

  it('ACH-09 ACH-10 goes by category and rarity, all together', () => {
    expect(ids('', 'milestone')).toEqual([2]);
    expect(ids('', null, 'common')).toEqual([1, 3]);
    expect(ids('badge', 'learning', 'common')).toEqual([1]);
    expect(ids('friend', 'learning', 'common')).toEqual([]);
  });
});
