import type { Figure } from './learner-figures.ts';

// 2§3
export const ACHIEVEMENT_CATEGORIES = ['learning', 'social', 'milestone', 'special'] as const;
export type AchievementCategory = (typeof ACHIEVEMENT_CATEGORIES)[number];

/** From what many have to what few will ever have. */
export const RARITIES = ['common', 'uncommon', 'rare', 'epic', 'legendary'] as const;
export type Rarity = (typeof RARITIES)[number];

/** Colours by name, because each has one value for light and one for dark. */
export const BADGE_COLOURS = ['indigo', 'marigold', 'protea', 'aloe', 'sky', 'clay'] as const;
export type BadgeColour = (typeof BADGE_COLOURS)[number];

export interface Achievement {
  /** Kept by those who have it, and no longer awarded. */
  readonly id: number;
  readonly name: string;
  /** What to do for it. */
  readonly description: string;
  /** The same, for somebody who has done it. */
  readonly done: string;
  readonly category: AchievementCategory;
  readonly rarity: Rarity;
  readonly badgeColor: BadgeColour;
  /** The name of an icon. */
  readonly icon: string;
  readonly coinReward: number;
  readonly rule: { readonly figure: Figure; readonly atLeast: number };
  /** Whether it belongs to the training hub. */
  readonly isTraining: boolean;
}
