const MINUTE_MS = 60_000;

/** For so long after somebody has shown who they are, nobody asks again. */
export const CONFIRMATION_MS = 10 * MINUTE_MS;

/**
 * Whether a sign-in was confirmed a moment ago: by a password, a passkey or a code, when it began or since. An instant that
 * lies further ahead than this came from a clock that was wrong; a small difference between two servers does no harm.
 */
export function isConfirmed(confirmedAt: Date, now: Date): boolean {
  return Math.abs(now.getTime() - confirmedAt.getTime()) < CONFIRMATION_MS;
}
