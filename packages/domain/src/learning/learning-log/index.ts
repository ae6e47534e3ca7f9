export { ATTEMPT_PAUSE_MS, nextAttemptAt } from './attempt-pause.ts';
export { applyWithOutcomes, type Courseware } from './consequences.ts';
export { ARCHIVE_MIN_AGE_DAYS, canArchiveBefore } from './event-log/archive.ts';
export { effectiveLog } from './event-log/corrected-log.ts';
export {
  type Circumstances,
  CLOCK_TOLERANCE_MS,
  judgeReport,
  REPORT_MAX_AGE_DAYS,
  type Report,
} from './event-log/judge-report.ts';
export {
  BATCH_MAX_EVENTS,
  type EventOf,
  type EventRefusal,
  isLessonEvent,
  LEARNING_ACTION_KINDS,
  LEARNING_EVENT_KINDS,
  LEARNING_OUTCOME_KINDS,
  type LearningAction,
  type LearningActionKind,
  type LearningEvent,
  type LearningEventKind,
  type LearningOutcome,
  type LearningOutcomeKind,
  WRITING_MAX_CHARACTERS,
} from './event-log/learning-event.ts';
export { isRepeatedOpening } from './event-log/repeated-opening.ts';
export { EXPLORABLES, EXPLORABLES_WITH_VALUES, type ExplorableName } from './explorables.ts';
export {
  applyEvent,
  copyOfRecord,
  emptyRecord,
  type LearnerRecord,
  type StreakRecord,
  settlePercents,
} from './learner-record.ts';
export { type LearningDay, learningDaysOf } from './learning-day.ts';
export { badgesOnlyThere } from './points-and-badges/badges-from-courses.ts';
export { leaderboardWeek, POINTS, type Points, withPoints } from './points-and-badges/points.ts';
export { figuresOf, NOTHING_COUNTED, type Tally } from './points-and-badges/tally.ts';
export {
  ACTIVITY_IDS,
  type ActivityId,
  activityOf,
  CLAIMABLE_KINDS,
  type LoggedEvent,
} from './points-and-badges/worth-coins.ts';
export {
  type CourseProgress,
  type CourseShape,
  continueAt,
  coursePercent,
  gradedParts,
  lessonsOf,
  type ModuleShape,
  nextGradedPart,
} from './progress/course-progress.ts';
export {
  isReadToEnd,
  type LeftInLesson,
  leastStudySeconds,
  leftInLesson,
  readingSecondsNeeded,
} from './progress/lesson-completion.ts';
export type { LessonProgress, LessonShape } from './progress/lesson-progress.ts';
export { SKILL_ACQUIRED_LEVEL, skillLevel, skillPoints } from './progress/skill-level.ts';
export { maySeeSolution, TRIES_BEFORE_SOLUTION } from './progress/solution-access.ts';
export { trackPercent } from './progress/track-percent.ts';
export {
  MISSING_CODES,
  type MissingPiece,
  missingInProject,
  type ProjectShape,
  type ProjectWork,
  wordsIn,
} from './project-work.ts';
export { readsAsLanguage } from './reads-as-language.ts';
export { type Span, secondsIn, spansOf, withSpan } from './study-spans.ts';
