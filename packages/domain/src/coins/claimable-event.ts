import { addDays, type SastDay } from '../kernel/index.ts';
import { MILESTONE_DAYS } from '../streaks/index.ts';
import { ACTIVITY_IDS, type Activity, type ActivityId } from './activities.ts';

/** An assessment is worth coins above this, not at it (2§3). */
const PERCENT_TO_BEAT = 80;

/**
 * A day of learning counts towards coins if something of it was reported within this time. What is told of days long past
 * could be made up in one request; a phone that was offline for two days loses nothing.
 */
export const REPORTED_IN_TIME_HOURS = 48;

/** As much of an event of the learning log as decides about coins. */
export interface LoggedEvent {
  readonly kind: string;
  /** Of a passed assessment. */
  readonly percent?: number | null;
  /** Of an activity that somebody vouches for. */
  readonly activity?: string | null;
  /** Whether the learner has a place in the course where it was reached; null for what belongs to no course. */
  readonly hasPlace?: boolean | null;
  /** Of a milestone of a streak: its day, and how many of its days were reported in time. */
  readonly day?: SastDay | null;
  readonly daysInTime?: number | null;
}

/** The kinds of events that can be worth coins. */
export const CLAIMABLE_KINDS = [
  'module-completed',
  'streak-reached',
  'assessment-passed',
  'friend-joined',
  'course-completed',
  'activity-recognised',
] as const;

/** For which activity an event can be claimed (R6); null: for none. What was reached in a course needs a place in it. */
export function activityOf({
  kind,
  percent,
  activity,
  hasPlace,
  daysInTime,
}: LoggedEvent): ActivityId | null {
  if (hasPlace === false) return null;
  switch (kind) {
    case 'module-completed':
      return 'module';
    case 'streak-reached':
      return (daysInTime ?? 0) >= MILESTONE_DAYS ? 'streak' : null;
    case 'assessment-passed':
      return (percent ?? 0) > PERCENT_TO_BEAT ? 'assessment' : null;
    case 'friend-joined':
      return 'friend';
    case 'course-completed':
      return 'course';
    case 'activity-recognised':
      return ACTIVITY_IDS.find((id) => id === activity) ?? null;
    default:
      return null;
  }
}

/** Why a streak brings no coins is news for so long; no device reports what is older. */
const LATE_NEWS_DAYS = 30;
const LATE_STREAK =
  'You learned on seven days in a row, but some of these days reached us more than two days later, so there are no coins for them. They count for your streak, your record and your badges all the same. Every further seven days count again.';

/** What earns the next coins of an activity; where a streak was reached and brings none, why. */
export function nextOf(
  { id, next }: Pick<Activity, 'id' | 'next'>,
  waiting: readonly LoggedEvent[],
  today: SastDay,
): string {
  if (id !== 'streak' || waiting.some((event) => activityOf(event) === 'streak')) return next;
  const since = addDays(today, -LATE_NEWS_DAYS);
  const isLate = waiting.some(({ kind, day }) => kind === 'streak-reached' && (day ?? '') >= since);
  return isLate ? LATE_STREAK : next;
}
