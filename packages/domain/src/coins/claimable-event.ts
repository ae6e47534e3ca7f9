import { ACTIVITY_IDS, type ActivityId } from './activities.ts';

/** An assessment is worth coins above this, not at it (2§3). */
const PERCENT_TO_BEAT = 80;

/** As much of an event of the learning log as decides about coins. */
export interface LoggedEvent {
  readonly kind: string;
  /** Of a passed assessment. */
  readonly percent?: number | null;
  /** Of an activity that somebody vouches for. */
  readonly activity?: string | null;
  /** Whether the learner has a place in the course where it was reached; null for what belongs to no course. */
  readonly hasPlace?: boolean | null;
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
export function activityOf({ kind, percent, activity, hasPlace }: LoggedEvent): ActivityId | null {
  if (hasPlace === false) return null;
  switch (kind) {
    case 'module-completed':
      return 'module';
    case 'streak-reached':
      return 'streak';
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
