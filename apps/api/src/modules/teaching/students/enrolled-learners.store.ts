import { MOST_STUDENTS } from '@academy/domain/teaching/students';
import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../../database/connect.ts';

/**
 * The latest learners of each of the courses, as `e`. A course may have hundreds of thousands: a trainer's view is made
 * from this many, found by an index, and never from all.
 */
const newestOf = (courseIds: readonly string[]): SQL =>
  sql`jsonb_array_elements_text(${JSON.stringify(courseIds)}::jsonb) as taught (course_id)
      cross join lateral (
        select user_id, course_id, enrolled_at from enrolments
         where course_id = taught.course_id order by enrolled_at desc, user_id limit ${MOST_STUDENTS}) e`;

interface CourseAudience extends Record<string, unknown> {
  readonly courseId: string;
  readonly learners: number;
  readonly averagePercent: number;
}

/** For each of the courses that has learners: how many, and their average progress, or that of the newest thousand. */
export async function audiencesOf(
  db: Queryable,
  courseIds: readonly string[],
): Promise<Map<string, CourseAudience>> {
  if (courseIds.length === 0) return new Map();
  const { rows } = await db.execute<CourseAudience>(sql`
    select e.course_id as "courseId",
           (select count(*)::int from enrolments whole where whole.course_id = e.course_id) as learners,
           round(avg(coalesce(p.percent, 0)))::int as "averagePercent"
      from ${newestOf(courseIds)}
      left join course_progress p on p.user_id = e.user_id and p.course_id = e.course_id
     group by e.course_id`);
  return new Map(rows.map((row) => [row.courseId, row]));
}

interface StudentRow extends Record<string, unknown> {
  readonly userId: string;
  readonly fullName: string;
  readonly courseId: string;
  readonly enrolledAt: string;
  readonly percent: number;
  readonly lastAt: string | null;
  /** The most attempts at one assessment of the course that is not passed. */
  readonly failedAttempts: number;
}

/** Learners enrolled in the courses (in large ones the latest), most recent activity first. */
export async function studentsOf(db: Queryable, courseIds: readonly string[]): Promise<StudentRow[]> {
  if (courseIds.length === 0) return [];
  const { rows } = await db.execute<StudentRow>(sql`
    select e.user_id as "userId", coalesce(u.full_name, u.username) as "fullName", e.course_id as "courseId",
           e.enrolled_at as "enrolledAt", coalesce(p.percent, 0) as percent, p.last_at as "lastAt",
           coalesce((select max(failed.attempts)
              from (select count(*)::int as attempts
                      from assessments s join assessment_attempts a on a.assessment_id = s.id
                     where s.course_id = e.course_id and a.user_id = e.user_id and a.submitted_at is not null
                     group by s.id having not bool_or(a.is_passed)) failed), 0) as "failedAttempts"
      from (select e.user_id, e.course_id, e.enrolled_at from ${newestOf(courseIds)}
             order by e.enrolled_at desc, e.user_id limit ${MOST_STUDENTS}) e
      join users u on u.id = e.user_id
      left join course_progress p on p.user_id = e.user_id and p.course_id = e.course_id
     order by p.last_at desc nulls last, "fullName", e.course_id`);
  return rows;
}
