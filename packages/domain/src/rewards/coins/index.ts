export { ACTIVITIES, type Activity, activityNamed } from './activities.ts';
export { nextOf, REPORTED_IN_TIME_HOURS } from './claimable-event.ts';
export { balanceInDigits, coinsInWords, moreCourses, signedAmount } from './coin-words.ts';
export { BONUS_MULTIPLIER, MONTHLY_GOAL_COURSES, nextMilestone, startOfMonth } from './course-goals.ts';
export {
  claimedDescription,
  ENTRY_KINDS,
  type EntryKind,
  entryType,
  type LedgerEntry,
  NO_COINS,
  redeemedDescription,
  restoredDescription,
  returnedDescription,
  type Totals,
  totalsOf,
  undoneReason,
  withdrawnDescription,
} from './ledger-entry.ts';
export { type Purse, redeemReward } from './redeem-reward.ts';
export {
  ADDRESS_MAX_CHARACTERS,
  ADDRESS_MIN_CHARACTERS,
  NOTE_MAX_CHARACTERS,
  PENDING_STATES,
  REASON_MAX_CHARACTERS,
  REDEMPTION_STATES,
  type RedemptionState,
  type StaffStep,
  stepOf,
} from './redemption.ts';
export { isLocked, REWARD_TYPES, REWARDS, type Reward, type RewardType, rewardNamed } from './rewards.ts';
export { STATEMENT_HEAD, type StatementLine, statementLine } from './statement-csv.ts';
