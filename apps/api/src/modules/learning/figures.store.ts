import { sastDay, weekStart } from '@academy/domain/kernel';
import { figuresOf, NOTHING_COUNTED } from '@academy/domain/learning';
import { NO_STREAK, runningDays, WEEKLY_GOAL_DAYS, weeklyProgress } from '@academy/domain/streaks';
import { eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../database/connect.ts';
import { learnerTallies, streaks, userAchievements } from '../../database/tables/learning.ts';

/** Everything that is counted of a learner: for the rules of achievements, and the streak as it stands now. */
export async function readFigures(db: Queryable, userId: string, now: Date) {
  const today = sastDay(now);
  const [row] = await db
    .select({
      tally: learnerTallies,
      streak: { current: streaks.current, longest: streaks.longest, lastActivity: streaks.lastActivity },
      week: sql<string[]>`array(select day::text from learning_days
        where user_id = ${userId} and day >= ${weekStart(today)})`,
      activeCourses: sql<number>`(select count(*)::int from enrolments e
        left join course_progress p using (user_id, course_id)
        where e.user_id = ${userId} and p.completed_at is null)`,
    })
    .from(sql`(select ${userId}::uuid as user_id) as learner`)
    .leftJoin(learnerTallies, eq(learnerTallies.userId, sql`learner.user_id`))
    .leftJoin(streaks, eq(streaks.userId, sql`learner.user_id`));
  const known = row?.streak ?? NO_STREAK;
  const streak = { ...known, current: runningDays(known, today) };
  return {
    figures: figuresOf(row?.tally ?? NOTHING_COUNTED, streak),
    activeCourses: row?.activeCourses ?? 0,
    daysOfWeek: (row?.week ?? []).toSorted(),
    streak: {
      ...streak,
      weeklyGoal: WEEKLY_GOAL_DAYS,
      weeklyProgress: weeklyProgress(row?.week ?? [], today),
    },
  };
}

export type EarnedAchievement = Pick<typeof userAchievements.$inferSelect, 'achievementId' | 'earnedAt'>;

export async function earnedAchievements(db: Queryable, userId: string): Promise<EarnedAchievement[]> {
  return db
    .select({ achievementId: userAchievements.achievementId, earnedAt: userAchievements.earnedAt })
    .from(userAchievements)
    .where(eq(userAchievements.userId, userId))
    .orderBy(userAchievements.achievementId);
}
