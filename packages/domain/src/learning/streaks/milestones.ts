import { daysBetween, type SastDay } from '../../kernel/index.ts';
import { extendStreak, NO_STREAK } from './streak.ts';

/** The number of days in a row between two milestones. */
export const MILESTONE_DAYS = 7;

export interface Milestone {
  readonly day: SastDay;
  /** How long the streak was on that day. */
  readonly days: number;
}

/**
 * The days on which a streak reached a multiple of seven and that were not mentioned yet. A late day at the beginning
 * of a streak moves its milestones; one that moved by less than a week counts as mentioned already.
 */
export function newMilestones(days: Iterable<SastDay>, mentioned: readonly SastDay[]): Milestone[] {
  const fresh: Milestone[] = [];
  let streak = NO_STREAK;
  for (const day of new Set([...days].sort())) {
    streak = extendStreak(streak, day);
    const isMentioned = mentioned.some((other) => Math.abs(daysBetween(other, day)) < MILESTONE_DAYS);
    if (streak.current % MILESTONE_DAYS === 0 && !isMentioned) fresh.push({ day, days: streak.current });
  }
  return fresh;
}
