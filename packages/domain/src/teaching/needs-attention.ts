/** Who is away so long may need a word. */
export const QUIET_DAYS = 14;
/** So often somebody may fail before a person should look: two can be bad luck. */
const FAILED_ATTEMPTS = 3;
const DAY_MS = 24 * 60 * 60 * 1000;

export const ATTENTION_REASONS = ['not-begun', 'stuck', 'gone-quiet'] as const;
export type AttentionReason = (typeof ATTENTION_REASONS)[number];

interface Standing {
  readonly percent: number;
  readonly lastAt: Date | null;
  /** The most attempts at one assessment of the course that is not passed. */
  readonly failedAttempts: number;
}

/**
 * Why a trainer should look after a learner: nothing was begun, one assessment was failed three times and is not passed,
 * or nothing was done for two weeks; else null. A reason that can be named, and no score.
 */
export function needsAttention(
  { percent, lastAt, failedAttempts }: Standing,
  now: Date,
): AttentionReason | null {
  if (percent >= 100) return null;
  if (lastAt === null) return 'not-begun';
  if (failedAttempts >= FAILED_ATTEMPTS) return 'stuck';
  return now.getTime() - lastAt.getTime() >= QUIET_DAYS * DAY_MS ? 'gone-quiet' : null;
}
