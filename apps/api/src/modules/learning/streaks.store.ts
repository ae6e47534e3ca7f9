import type { StreakAnswer } from '@academy/contract/learning';
import { sastDay, weekStart } from '@academy/domain/kernel';
import { runningDays, WEEKLY_GOAL_DAYS, weeklyProgress } from '@academy/domain/streaks';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../../database/connect.ts';

interface StreakRow extends Record<string, unknown> {
  readonly current: number;
  readonly longest: number;
  readonly lastActivity: string | null;
  readonly week: string[];
}

/** The streak as it stands at this moment, and the learning days of this week. */
export async function readStreak(db: Queryable, userId: string, now: Date): Promise<StreakAnswer> {
  const today = sastDay(now);
  const { rows } = await db.execute<StreakRow>(sql`
    select current, longest, last_activity::text as "lastActivity",
           array(select day::text from learning_days
                  where user_id = ${userId} and day >= ${weekStart(today)}) as week
      from streaks where user_id = ${userId}`);
  const { current, longest, lastActivity, week } = rows[0] ?? {
    current: 0,
    longest: 0,
    lastActivity: null,
    week: [],
  };
  return {
    current: runningDays({ current, longest, lastActivity }, today),
    longest,
    lastActivity,
    weeklyGoal: WEEKLY_GOAL_DAYS,
    weeklyProgress: weeklyProgress(week, today),
  };
}
