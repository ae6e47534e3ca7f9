/** Between two attempts at the same assessment. */
export const ATTEMPT_PAUSE_MS = 60 * 60 * 1000;

/** When the next attempt may begin after one was handed in; null when it may begin now. */
export function nextAttemptAt(lastSubmittedAt: Date, now: Date): Date | null {
  const next = new Date(lastSubmittedAt.getTime() + ATTEMPT_PAUSE_MS);
  return next > now ? next : null;
}
