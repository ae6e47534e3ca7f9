import {
  ACHIEVEMENT_CATEGORIES,
  type Achievement,
  type AchievementCategory,
  type Rarity,
} from '../../catalogue/badge-rules/index.ts';

const RECENT_MS = 7 * 24 * 60 * 60 * 1000; // 2§9

export type ShownAchievement = Pick<
  Achievement,
  'id' | 'name' | 'description' | 'category' | 'rarity' | 'coinReward'
>;

export interface EarnedAt {
  readonly achievementId: number;
  readonly earnedAt: Date;
}

export interface Share {
  readonly earned: number;
  readonly total: number;
  /** Whole; 0 of nothing. */
  readonly percent: number;
}

function shareOf(earned: number, total: number): Share {
  return { earned, total, percent: total === 0 ? 0 : Math.round((100 * earned) / total) };
}

/** The figures at the head of the page. Earned means in the learner's list, whatever else is known about it. */
export function summariseAchievements(
  achievements: readonly ShownAchievement[],
  list: readonly EarnedAt[],
  now: Date,
) {
  const earnedIds = new Set(list.map(({ achievementId }) => achievementId));
  const earned = achievements.filter(({ id }) => earnedIds.has(id));
  const known = new Set(earned.map(({ id }) => id));
  return {
    ...shareOf(earned.length, achievements.length),
    coins: earned.reduce((sum, { coinReward }) => sum + coinReward, 0),
    // Exactly seven days ago still counts.
    recent: list.filter(
      ({ achievementId, earnedAt }) =>
        known.has(achievementId) && now.getTime() - earnedAt.getTime() <= RECENT_MS,
    ).length,
    remaining: achievements.length - earned.length,
    categories: ACHIEVEMENT_CATEGORIES.map((category) => {
      const ofCategory = achievements.filter((achievement) => achievement.category === category);
      const count = ofCategory.filter(({ id }) => known.has(id)).length;
      return { category, ...shareOf(count, ofCategory.length) };
    }),
  };
}

export interface AchievementFilter {
  readonly words: string;
  readonly category: AchievementCategory | null;
  readonly rarity: Rarity | null;
}

/** The words anywhere in name or description, in any case; all three filters combined. */
export function filterAchievements<Each extends ShownAchievement>(
  achievements: readonly Each[],
  { words, category, rarity }: AchievementFilter,
): Each[] {
  const term = words.trim().toLowerCase();
  return achievements.filter(
    (each) =>
      (category === null || each.category === category) &&
      (rarity === null || each.rarity === rarity) &&
      (each.name.toLowerCase().includes(term) || each.description.toLowerCase().includes(term)),
  );
}
