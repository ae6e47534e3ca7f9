export { ARCHIVE_MIN_AGE_DAYS, canArchiveBefore } from './archive.ts';
export { ATTEMPT_PAUSE_MS, nextAttemptAt } from './attempt-pause.ts';
export { badgesOnlyThere } from './badges-only-there.ts';
export { type Courseware, takeIn } from './consequences.ts';
export {
  type CourseProgress,
  type CourseShape,
  continueAt,
  coursePercent,
  gradedParts,
  lessonsOf,
  type ModuleShape,
  nextGradedPart,
} from './course-progress.ts';
export { EXPLORABLES, EXPLORABLES_WITH_VALUES, type ExplorableName } from './explorables.ts';
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
  type StreakRecord,
  settlePercents,
} from './learner-record.ts';
export { type LearningDay, learningDaysOf } from './learning-day.ts';
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
  MOST_EVENTS_A_DAY,
  WRITING_MAX_CHARACTERS,
} from './learning-event.ts';
export {
  isReadToEnd,
  type LeftInLesson,
  leastStudySeconds,
  leftInLesson,
  readingSecondsNeeded,
} from './lesson-completion.ts';
export type { LessonProgress, LessonShape } from './lesson-progress.ts';
export { leaderboardWeek, POINTS, type Points, withPoints } from './points.ts';
export {
  MISSING_CODES,
  type MissingPiece,
  missingInProject,
  type ProjectShape,
  type ProjectWork,
  wordsIn,
} from './project-work.ts';
export { readsAsLanguage } from './reads-as-language.ts';
export { isRepeatedOpening } from './repeated-opening.ts';
export { SKILL_ACQUIRED_LEVEL, skillLevel, skillPoints } from './skill-level.ts';
export { maySeeSolution, TRIES_BEFORE_SOLUTION } from './solution-access.ts';
export { standingLog } from './standing-log.ts';
export { type Span, secondsIn, spansOf, withSpan } from './study-spans.ts';
export { figuresOf, NOTHING_COUNTED, type Tally } from './tally.ts';
export { trackPercent } from './track-percent.ts';
export {
  ACTIVITY_IDS,
  type ActivityId,
  activityOf,
  CLAIMABLE_KINDS,
  type LoggedEvent,
} from './worth-coins.ts';
