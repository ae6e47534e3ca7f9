import type { AchievementCategory, Rarity } from '@academy/domain/catalogue/badge-rules';
import { dayInWords, sastDay } from '@academy/domain/kernel';

export const CATEGORY_WORDS: Readonly<Record<AchievementCategory, string>> = {
  learning: 'Learning',
  social: 'Social',
  milestone: 'Milestone',
  special: 'Special',
};

export const RARITY_WORDS: Readonly<Record<Rarity, string>> = {
  common: 'Common',
  uncommon: 'Uncommon',
  rare: 'Rare',
  epic: 'Epic',
  legendary: 'Legendary',
};

export const badgeHref = (achievementId: number) => `/achievements/${achievementId}`;

/** ACH-02, verbatim. */
export const unlockedTitle = (earned: number, total: number) => `${earned}/${total} Achievements Unlocked`;

/** `Sunday 15 November 2026` */
export function dayOf(instant: string): string {
  const day = sastDay(new Date(instant));
  return `${dayInWords(day)} ${day.slice(0, 4)}`;
}
