export { addEnrolment, isEnrolled } from './enrolments.store.ts';
export { identified, type Learner } from './learner.ts';
export { learningHandlers } from './learning.routes.ts';
export { hasLog, lockLearner } from './learning-log.store.ts';
export { loadCourses, loadSkills } from './progress.store.ts';
export { rebuildAllProgress, rebuildProgress } from './rebuild-progress.ts';
export { recordOutcome } from './record-outcome.ts';
export { takeEffect } from './take-effect.ts';
