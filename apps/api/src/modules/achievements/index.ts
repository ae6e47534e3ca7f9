export { markAchievementsSeen } from './mark-achievements-seen.ts';
export { achievementsOf } from './read-achievements.ts';
