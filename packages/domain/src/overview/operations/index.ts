export {
  type DayRange,
  type DayRangeRefusal,
  RANGE_FIRST_DAY,
  rangeBefore,
  readDayRange,
  type WeekInRange,
  weeksIn,
} from './day-range.ts';
export {
  type Cohort,
  type CourseFigures,
  FUNNELS,
  type FunnelId,
  type OperationsFigures,
  type WeekOfAcademy,
} from './figures.ts';
export { FUNNEL_STEPS, type FunnelStep, type FunnelStepId, funnelOf, shareOfStepBefore } from './funnel.ts';
export {
  HEALTH_CHECKS,
  HEALTH_STATES,
  type HealthCheckId,
  type HealthFacts,
  type HealthState,
  ISOLATION_KINDS,
  type IsolationKind,
  judgeHealth,
  REPLICA_STATES,
  type ReplicaState,
} from './health.ts';
export {
  DAILY_FIGURES,
  type DailyFigure,
  ITEM_FLAGS,
  type ItemFlag,
  type ItemSums,
  judgeItem,
  type LessonCounts,
  LONG_STREAK_DAYS,
  lessonShares,
  STRONG_FROM,
} from './insights.ts';
export {
  coursesCsv,
  daysCsv,
  funnelCsv,
  itemsCsv,
  lessonsCsv,
  retentionCsv,
  statsCsv,
  weeksCsv,
} from './operations-csv.ts';
export { PERIODS, type Period, periodOfRange, rangeOfPeriod } from './periods.ts';
export {
  PRIORITIES,
  PRIORITY_LEVELS,
  type Priority,
  type PriorityId,
  type PriorityLevel,
  prioritiesOf,
} from './priorities.ts';
export { cohortsOf, RETENTION_WEEKS } from './retention.ts';
export {
  liveRoadmap,
  standingOf,
  TIMELINE_STATUSES,
  type TimelineItem,
  type TimelineStatus,
} from './roadmap.ts';
export { SAMPLE_FIGURES } from './sample-figures.ts';
export { SAMPLE_INSIGHTS } from './sample-insights.ts';
export { CHANGE_TYPES, type ChangeType, STATS, type Stat, type StatId, statOf } from './stat.ts';
