export { readAchievementsIn } from './academy/read-achievements.ts';
