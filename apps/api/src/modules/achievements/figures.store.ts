import type { LearnerFigures } from '@academy/domain/achievements';
import { sastDay, weekStart } from '@academy/domain/kernel';
import { runningDays, WEEKLY_GOAL_DAYS, weeklyProgress } from '@academy/domain/streaks';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../../database/connect.ts';

const SECONDS_PER_HOUR = 3600;

interface FiguresRow extends Record<string, unknown> {
  readonly lessonsCompleted: number;
  readonly coursesRegistered: number;
  readonly coursesCompleted: number;
  readonly activeCourses: number;
  readonly assessmentsPassed: number;
  readonly projectsPassed: number;
  readonly seconds: number;
  readonly current: number | null;
  readonly longest: number | null;
  readonly lastActivity: string | null;
  readonly week: string[];
}

/** Everything that the training hub counts of a learner, in one statement. */
export async function readFigures(db: Queryable, userId: string, now: Date) {
  const today = sastDay(now);
  const passed = (kind: string) =>
    sql`(select count(*)::int from learning_events where user_id = ${userId} and kind = ${kind})`;
  const { rows } = await db.execute<FiguresRow>(sql`
    with joined as (
      select count(*)::int as all_courses,
             (count(*) filter (where p.completed_at is null))::int as active
        from enrolments e left join course_progress p using (user_id, course_id)
       where e.user_id = ${userId}
    )
    select (select count(*)::int from lesson_progress
             where user_id = ${userId} and completed_at is not null) as "lessonsCompleted",
           joined.all_courses as "coursesRegistered",
           joined.active as "activeCourses",
           (select count(*)::int from course_progress
             where user_id = ${userId} and completed_at is not null) as "coursesCompleted",
           ${passed('assessment-passed')} as "assessmentsPassed",
           ${passed('project-passed')} as "projectsPassed",
           (select coalesce(sum(seconds), 0)::int from learning_days where user_id = ${userId}) as seconds,
           s.current, s.longest, s.last_activity::text as "lastActivity",
           array(select day::text from learning_days
                  where user_id = ${userId} and day >= ${weekStart(today)}) as week
      from joined left join streaks s on s.user_id = ${userId}`);
  const [row] = rows;
  if (!row) throw new Error('A statement over counts has one row.');
  const { seconds, current, longest, lastActivity, week, activeCourses, ...counts } = row;
  const streak = { current: current ?? 0, longest: longest ?? 0, lastActivity };
  const studyHours = seconds / SECONDS_PER_HOUR;
  const currentStreak = runningDays(streak, today);
  const figures: LearnerFigures = { ...counts, studyHours, currentStreak, longestStreak: streak.longest };
  return {
    figures,
    activeCourses,
    streak: {
      ...streak,
      current: currentStreak,
      weeklyGoal: WEEKLY_GOAL_DAYS,
      weeklyProgress: weeklyProgress(week, today),
    },
  };
}
