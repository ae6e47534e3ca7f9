export { achievementAnswers } from './achievement-answers.ts';
export { takeUnannounced } from './achievements.store.ts';
export { readFigures } from './figures.store.ts';
export { unlockAchievements, unlockReached } from './unlock-achievements.ts';
export { unlockWithoutNews } from './unlock-without-news.ts';
