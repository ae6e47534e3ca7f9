export { achievementProgress, reachedAchievements } from './achievement-progress.ts';
export type { LearnerFigures } from './learner-figures.ts';
export { TRAINING_ACHIEVEMENTS, type TrainingAchievement } from './training-achievements.ts';
