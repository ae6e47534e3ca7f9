import { type SastDay, sastDay, weekStart } from '@academy/domain/kernel';
import { figuresOf } from '@academy/domain/learning/learning-log';
import {
  NO_STREAK,
  runningDays,
  type Streak,
  WEEKLY_GOAL_DAYS,
  weeklyProgress,
} from '@academy/domain/learning/streaks';
import type { Queryable } from '../../../../database/connect.ts';
import { statement } from '../../../../database/statement.ts';
import { GUARD, readGuard } from '../projections/version-guard.store.ts';
import type { userAchievements } from '../tables.ts';

export type EarnedAchievement = Pick<typeof userAchievements.$inferSelect, 'achievementId' | 'earnedAt'>;

/** Excludes the rows of `user_achievements each` that a refund has withdrawn. */
const SHOWN = `not exists (select from withdrawn_badges w
                where w.user_id = each.user_id and w.achievement_id = each.achievement_id)`;

/** The stored streak of the learner `$1` as JSON, for a statement that also reads other things. */
export const STREAK = `(select row_to_json(own) from (
             select current, longest, last_activity as "lastActivity" from streaks where user_id = $1) own)`;

const countsOfLearner = statement<
  {
    readonly guard: unknown;
    readonly streak: Streak | null;
    readonly week: SastDay[];
    readonly activeCourses: number;
    readonly earned: readonly { readonly achievementId: number; readonly earnedAt: string }[] | null;
  },
  [userId: string, weekStart: SastDay]
>(
  'counts-of-learner',
  `select ${GUARD} as guard,
          ${STREAK} as streak,
          array(select day from learning_days where user_id = $1 and day >= $2) as week,
          (select count(*) from enrolments e left join course_progress p using (user_id, course_id)
            where e.user_id = $1 and p.completed_at is null) as "activeCourses",
          (select json_agg(own) from (
             select achievement_id as "achievementId", earned_at as "earnedAt" from user_achievements each
              where user_id = $1 and ${SHOWN} order by achievement_id) own) as earned`,
);

/** All counters of a learner: for the rules of achievements, those earned, and the streak as it is now. */
export async function readFigures(db: Queryable, userId: string, now: Date) {
  const today = sastDay(now);
  const row = await countsOfLearner.row(db, userId, weekStart(today));
  const known = row?.streak ?? NO_STREAK;
  const streak = { ...known, current: runningDays(known, today) };
  return {
    figures: figuresOf(readGuard(row?.guard).tally, streak),
    earned: (row?.earned ?? []).map(
      ({ achievementId, earnedAt }): EarnedAchievement => ({ achievementId, earnedAt: new Date(earnedAt) }),
    ),
    activeCourses: row?.activeCourses ?? 0,
    daysOfWeek: (row?.week ?? []).toSorted(),
    streak: {
      ...streak,
      weeklyGoal: WEEKLY_GOAL_DAYS,
      weeklyProgress: weeklyProgress(row?.week ?? [], today),
    },
  };
}

const earned = statement<EarnedAchievement, [userId: string]>(
  'earned-achievements',
  `select achievement_id as "achievementId", earned_at as "earnedAt" from user_achievements each
    where user_id = $1 and ${SHOWN} order by achievement_id`,
);

export function earnedAchievements(db: Queryable, userId: string): Promise<EarnedAchievement[]> {
  return earned.rows(db, userId);
}
