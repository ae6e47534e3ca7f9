export { achievementProgress, nearestAchievements } from './achievement-progress.ts';
export { filterAchievements, type ShownAchievement, summariseAchievements } from './achievement-summary.ts';
