import type { ActivityId } from '@academy/domain/learning/learning-log';
import type { RewardType } from '@academy/domain/rewards/coins';

export type PlannedEntry =
  | { readonly daysAgo: number; readonly claims: ActivityId }
  | { readonly daysAgo: number; readonly redeems: RewardType };

const claim = (daysAgo: number, claims: ActivityId): PlannedEntry => ({ daysAgo, claims });
const redeem = (daysAgo: number, redeems: RewardType): PlannedEntry => ({ daysAgo, redeems });

/** R3: so that the demo learner has earned 5250 and spent 2500; the oldest first, and never below zero on the way. */
export const DEMO_ENTRIES: readonly PlannedEntry[] = [
  claim(160, 'course'),
  claim(151, 'module'),
  claim(150, 'module'),
  claim(143, 'streak'),
  claim(140, 'assessment'),
  claim(131, 'module'),
  claim(130, 'friend'),
  claim(121, 'course'),
  claim(112, 'module'),
  claim(111, 'module'),
  claim(104, 'assessment'),
  claim(97, 'streak'),
  redeem(90, 'career'),
  claim(84, 'module'),
  claim(76, 'friend'),
  claim(70, 'course'),
  claim(63, 'module'),
  claim(56, 'streak'),
  claim(49, 'assessment'),
  claim(48, 'streak'),
  claim(42, 'module'),
  claim(35, 'course'),
  claim(34, 'module'),
  claim(28, 'assessment'),
  claim(27, 'module'),
  claim(20, 'assessment'),
  claim(13, 'module'),
  redeem(12, 'certificate'),
  claim(9, 'course'),
  claim(6, 'friend'),
  claim(4, 'module'),
  redeem(3, 'certificate'),
  claim(0.03, 'streak'),
  claim(0.02, 'assessment'),
];

/** R6 wants at least 20 of each activity. */
export const WAITING_OF_EACH = 24;

export const claimsOf = (activity: ActivityId) =>
  DEMO_ENTRIES.filter((entry) => 'claims' in entry && entry.claims === activity).length;
