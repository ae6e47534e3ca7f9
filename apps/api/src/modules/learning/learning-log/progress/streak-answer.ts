import type { StreakAnswer } from '@academy/contract/learning/learning-log';
import { type SastDay, sastDay } from '@academy/domain/kernel';
import { runningDays, type Streak, WEEKLY_GOAL_DAYS, weeklyProgress } from '@academy/domain/learning/streaks';

/** The streak as of now; of the learning days only those of this week are read. */
export function streakAnswer(streak: Streak, days: Iterable<SastDay>, now: Date): StreakAnswer {
  const today = sastDay(now);
  return {
    current: runningDays(streak, today),
    longest: streak.longest,
    lastActivity: streak.lastActivity,
    weeklyGoal: WEEKLY_GOAL_DAYS,
    weeklyProgress: weeklyProgress(days, today),
  };
}
