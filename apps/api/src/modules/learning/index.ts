export { appendToLog, completedBy, type Effect, NO_EFFECT } from './append-to-log.ts';
export { archiveEvents } from './archive-events.ts';
export { readArrivedEvents } from './arrived-events.store.ts';
export {
  addEnrolment,
  coinPlacesOf,
  countEnrolments,
  enrolledCourses,
  hasPlaceOf,
  holdPlace,
  isEnrolled,
  lockPlacesOf,
  type PlaceBasis,
  removePlaceOf,
} from './enrolments.store.ts';
export { type EarnedAchievement, earnedAchievements, readFigures, STREAK } from './figures.store.ts';
export { FirstOpenings } from './first-openings.ts';
export { lockLearner } from './guard.store.ts';
export type { Learner } from './learner.ts';
export { learningHandlers } from './learning.routes.ts';
export { hasLog } from './learning-log.store.ts';
export { logAttendance } from './log-attendance.ts';
export { OwnAnswers } from './own-answers.ts';
export { loadCourses } from './progress.store.ts';
export { readCourseState } from './read-course-state.ts';
export { readUserFigures } from './read-user-figures.ts';
export { readUserProgress } from './read-user-progress.ts';
export { rebuildAllProgress, rebuildProgress } from './rebuild-progress.ts';
export { badgesToWithdraw, settleBadges } from './settle-badges.ts';
export { hasStartedSince } from './started.store.ts';
export { unlockedBy } from './unlocked-by.ts';
export { peopleWithWithdrawnBadges } from './withdrawn-badges.store.ts';
