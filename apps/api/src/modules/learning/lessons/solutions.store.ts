import { sql } from 'drizzle-orm';
import type { Queryable } from '../../../database/connect.ts';

interface FoundSolution extends Record<string, unknown> {
  readonly solution: string;
  readonly isEnrolled: boolean;
  readonly tries: number;
  readonly isPassed: boolean;
}

/** The solution of a lesson's exercise, and what decides whether this reader may see it. */
export async function findSolution(
  db: Queryable,
  userId: string,
  lessonId: string,
): Promise<FoundSolution | null> {
  const { rows } = await db.execute<FoundSolution>(sql`
    select l.solution,
           exists (select from enrolments e
                    where e.user_id = ${userId} and e.course_id = l.course_id) as "isEnrolled",
           coalesce(p.exercise_tries, 0) as tries,
           p.exercise_passed_at is not null as "isPassed"
      from lessons l
      left join lesson_progress p on p.user_id = ${userId} and p.lesson_id = l.id
     where l.id = ${lessonId} and l.solution is not null and l.removed_at is null`);
  return rows[0] ?? null;
}
