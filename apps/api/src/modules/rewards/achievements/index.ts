export { mailAchievements, mailNewAchievements } from './mail-achievements.ts';
export { markAchievementsSeen } from './mark-achievements-seen.ts';
export { achievementsOf, readAchievementDetails, readNearest } from './read-achievements.ts';
