export { ATTEMPT_PAUSE_MS, nextAttemptAt } from './attempt-pause.ts';
export {
  type CourseProgress,
  type CourseShape,
  coursePercent,
  gradedParts,
  lessonsOf,
  type ModuleShape,
} from './course-progress.ts';
export {
  type Circumstances,
  CLOCK_TOLERANCE_MS,
  judgeReport,
  REPORT_MAX_AGE_DAYS,
  type Report,
} from './judge-report.ts';
export {
  applyEvent,
  copyOfRecord,
  emptyRecord,
  type LearnerRecord,
  settle,
} from './learner-record.ts';
export type { LearningDay } from './learning-day.ts';
export {
  BATCH_MAX_EVENTS,
  type EventData,
  type EventRefusal,
  LEARNING_ACTION_KINDS,
  LEARNING_EVENT_KINDS,
  LEARNING_OUTCOME_KINDS,
  type LearningActionKind,
  type LearningEvent,
  type LearningEventKind,
  type LearningOutcomeKind,
  WRITING_MAX_CHARACTERS,
} from './learning-event.ts';
export type { LessonProgress, LessonShape } from './lesson-progress.ts';
export { completedCourses, completedLessons, completedModules } from './outcomes.ts';
export { missingInProject, type ProjectShape, type ProjectWork, wordsIn } from './project-work.ts';
export { SKILL_ACQUIRED_LEVEL, type SkillPoints, skillLevel } from './skill-level.ts';
export { maySeeSolution, TRIES_BEFORE_SOLUTION } from './solution-access.ts';
export { trackPercent } from './track-percent.ts';
