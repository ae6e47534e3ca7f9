export { trainingHandlers } from './training.routes.ts';
export { unlockAchievements } from './unlock-achievements.ts';
export { unlockWithoutNews } from './unlock-without-news.ts';
