import type { SastDay } from '../../../kernel/index.ts';
import { MILESTONE_DAYS } from '../../streaks/index.ts';

/** What learners do that is worth coins (2§3). */
export const ACTIVITY_IDS = ['module', 'streak', 'assessment', 'friend', 'course'] as const;
export type ActivityId = (typeof ACTIVITY_IDS)[number];

/** An assessment is worth coins above this, not at it (2§3). */
const PERCENT_TO_BEAT = 80;

/** The fields of a log event that decide about coins. */
export interface LoggedEvent {
  readonly kind: string;
  /** For a passed assessment. */
  readonly percent?: number | null;
  /** For an activity that somebody vouches for. */
  readonly activity?: string | null;
  /** Whether the learner has a place in the course of the event; null outside courses. */
  readonly hasPlace?: boolean | null;
  /** For a streak milestone: its day, and how many of its days were reported in time. */
  readonly day?: SastDay | null;
  readonly daysInTime?: number | null;
}

/** The event kinds that can be worth coins. */
export const CLAIMABLE_KINDS = [
  'module-completed',
  'streak-reached',
  'assessment-passed',
  'friend-joined',
  'course-completed',
  'activity-recognised',
] as const;

/** The activity that an event can be claimed for (R6); null: none. What was reached in a course needs a place in it. */
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
