import { daysBetween, type SastDay } from '../../kernel/index.ts';

export interface Streak {
  /** Days in a row that end with the last activity. */
  readonly current: number;
  readonly longest: number;
  readonly lastActivity: SastDay | null;
}

export const NO_STREAK: Streak = Object.freeze({ current: 0, longest: 0, lastActivity: null });

/** Adds a learning day, not before the last one: the same day changes nothing, a missed day restarts the streak. */
export function extendStreak({ current, longest, lastActivity }: Streak, day: SastDay): Streak {
  const distance = lastActivity === null ? null : daysBetween(lastActivity, day);
  const extended = distance === 0 ? current : distance === 1 ? current + 1 : 1;
  return { current: extended, longest: Math.max(longest, extended), lastActivity: day };
}

/** The streak of a set of days, in whatever order they arrived: a late day fills its gap. */
export function streakOf(days: Iterable<SastDay>): Streak {
  return [...days].sort().reduce(extendStreak, NO_STREAK);
}

/** The streak as of today: one that missed yesterday is over, though it counted until then. */
export function runningDays({ current, lastActivity }: Streak, today: SastDay): number {
  return lastActivity !== null && daysBetween(lastActivity, today) <= 1 ? current : 0;
}
