import { eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../../database/connect.ts';
import { pilotCourses } from '../../catalogue/courses/tables.ts';

export interface Completion {
  readonly userId: string;
  readonly courseId: string;
}

/** Completed courses with a place and without a certificate, in batches after the given one. */
export async function completionsWithout(
  db: Queryable,
  after: Completion | null,
  limit: number,
): Promise<Completion[]> {
  const { rows } = await db.execute<{ userId: string; courseId: string }>(sql`
    select p.user_id as "userId", p.course_id as "courseId"
      from course_progress p
     where p.completed_at is not null
       and (p.user_id, p.course_id) > (${after?.userId ?? '00000000-0000-0000-0000-000000000000'}::uuid, ${after?.courseId ?? ''})
       and not exists (select from certificates c
                        where c.user_id = p.user_id and c.course_id = p.course_id and c.revoked_because is null)
       and (exists (select from enrolments e where e.user_id = p.user_id and e.course_id = p.course_id)
            or exists (select from pilot_courses pilot where pilot.id = p.course_id))
     order by p.user_id, p.course_id
     limit ${limit}`);
  return rows;
}

/** The best result of every assessment that the learner has passed, exact. */
export async function passedResults(db: Queryable, userId: string): Promise<ReadonlyMap<string, number>> {
  const { rows } = await db.execute<{ assessmentId: string; bestPercent: number }>(sql`
    select assessment_id as "assessmentId", max(right_count * 100.0 / total)::float8 as "bestPercent"
      from assessment_attempts
     where user_id = ${userId} and submitted_at is not null
     group by assessment_id
    having bool_or(is_passed)`);
  return new Map(rows.map(({ assessmentId, bestPercent }) => [assessmentId, bestPercent]));
}

/** A short course of the pilot, which the catalogue no longer has. */
export async function pilotTitle(db: Queryable, courseId: string): Promise<string | null> {
  const [pilot] = await db
    .select({ title: pilotCourses.title })
    .from(pilotCourses)
    .where(eq(pilotCourses.id, courseId));
  return pilot?.title ?? null;
}
