export const DAY_MS = 24 * 60 * 60 * 1000;

/** Full days of 24 hours until an instant, truncated towards zero (R10): five hours ago and in five hours are both 0. */
export function wholeDaysUntil(instant: Date, now: Date): number {
  // `|| 0` turns the -0 of some hours ago into 0.
  return Math.trunc((instant.getTime() - now.getTime()) / DAY_MS) || 0;
}

export function inDays(days: number, now: Date): Date {
  return new Date(now.getTime() + days * DAY_MS);
}
