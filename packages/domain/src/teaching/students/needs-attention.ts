/** A learner who is away this long may need a word. */
export const QUIET_DAYS = 14;
/** How long a learner may take before the first lesson. */
const FIRST_STEP_DAYS = 7;
/** How often a learner may fail before a person should look: two can be bad luck. */
const FAILED_ATTEMPTS = 3;
const DAY_MS = 24 * 60 * 60 * 1000;

export const ATTENTION_REASONS = ['not-begun', 'stuck', 'gone-quiet'] as const;
export type AttentionReason = (typeof ATTENTION_REASONS)[number];

interface EnrolmentActivity {
  readonly enrolledAt: Date;
  readonly percent: number;
  readonly lastAt: Date | null;
  /** The most attempts at one assessment of the course that is not passed. */
  readonly failedAttempts: number;
}

/**
 * Why a trainer should contact a learner: nothing was begun within a week, one assessment was failed three times and is
 * not passed, or there was no activity for two weeks; else null. A reason that can be named, instead of a score.
 */
export function needsAttention(
  { enrolledAt, percent, lastAt, failedAttempts }: EnrolmentActivity,
  now: Date,
): AttentionReason | null {
  if (percent >= 100) return null;
  const daysSince = (moment: Date) => (now.getTime() - moment.getTime()) / DAY_MS;
  if (lastAt === null) return daysSince(enrolledAt) >= FIRST_STEP_DAYS ? 'not-begun' : null;
  if (failedAttempts >= FAILED_ATTEMPTS) return 'stuck';
  return daysSince(lastAt) >= QUIET_DAYS ? 'gone-quiet' : null;
}
