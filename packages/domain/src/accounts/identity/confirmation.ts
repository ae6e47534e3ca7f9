const MINUTE_MS = 60_000;

/** For this long after a confirmation nobody is asked again. */
export const CONFIRMATION_MS = 10 * MINUTE_MS;

/**
 * Whether a sign-in was confirmed recently: by a password, a passkey or a code, at its start or since. An instant
 * further ahead than this came from a wrong clock; a small difference between two servers does no harm.
 */
export function isConfirmed(confirmedAt: Date, now: Date): boolean {
  return Math.abs(now.getTime() - confirmedAt.getTime()) < CONFIRMATION_MS;
}
