export {
  ACHIEVEMENT_CATEGORIES,
  type Achievement,
  type AchievementCategory,
  BADGE_COLOURS,
  type BadgeColour,
  RARITIES,
  type Rarity,
} from '../badge-rules/achievement.ts';
export { achievementProgress, nearestAchievements, reachedAchievements } from './achievement-progress.ts';
export { filterAchievements, type ShownAchievement, summariseAchievements } from './achievement-summary.ts';
export { FIGURES, type Figure, type LearnerFigures } from '../badge-rules/learner-figures.ts';
