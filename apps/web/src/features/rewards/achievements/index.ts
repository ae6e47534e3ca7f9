export { AchievementsCard } from './achievements-card.tsx';
export { announceAchievements } from './announce-achievements.ts';
