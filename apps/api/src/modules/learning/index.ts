export { appendToLog, completedBy } from './append-to-log.ts';
export { addEnrolment, isEnrolled } from './enrolments.store.ts';
export { type EarnedAchievement, earnedAchievements, readFigures } from './figures.store.ts';
export type { Learner } from './learner.ts';
export { learningHandlers } from './learning.routes.ts';
export { hasLog, lockLearner } from './learning-log.store.ts';
export { loadCourses, loadSkills } from './progress.store.ts';
export { rebuildAllProgress, rebuildProgress } from './rebuild-progress.ts';
