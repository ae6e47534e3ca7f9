import { type SastDay, weekStart } from '../../kernel/index.ts';

// 2§9
export const WEEKLY_GOAL_DAYS = 5;

/** Learning days of the week of `today`, up to the goal. The week begins on Sunday 00:00 SAST. */
export function weeklyProgress(days: Iterable<SastDay>, today: SastDay): number {
  const start = weekStart(today);
  const learned = new Set([...days].filter((day) => day >= start && day <= today));
  return Math.min(learned.size, WEEKLY_GOAL_DAYS);
}
