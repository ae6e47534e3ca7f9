export {
  ACHIEVEMENT_CATEGORIES,
  type Achievement,
  type AchievementCategory,
  BADGE_COLOURS,
  type BadgeColour,
  RARITIES,
  type Rarity,
} from './achievement.ts';
export { FIGURES, type Figure, type LearnerFigures } from './learner-figures.ts';
export { reachedAchievements } from './reached-achievements.ts';
