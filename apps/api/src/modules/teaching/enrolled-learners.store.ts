import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../database/connect.ts';

const MOST_STUDENTS = 1000;

const among = (courseIds: readonly string[]): SQL =>
  sql`e.course_id in (select jsonb_array_elements_text(${JSON.stringify(courseIds)}::jsonb))`;

interface CourseAudience extends Record<string, unknown> {
  readonly courseId: string;
  readonly learners: number;
  readonly averagePercent: number;
}

/** Of each of the courses that has learners: how many, and how far they are on average. */
export async function audiencesOf(
  db: Queryable,
  courseIds: readonly string[],
): Promise<Map<string, CourseAudience>> {
  if (courseIds.length === 0) return new Map();
  const { rows } = await db.execute<CourseAudience>(sql`
    select e.course_id as "courseId", count(*)::int as learners,
           round(avg(coalesce(p.percent, 0)))::int as "averagePercent"
      from enrolments e left join course_progress p using (user_id, course_id)
     where ${among(courseIds)}
     group by e.course_id`);
  return new Map(rows.map((row) => [row.courseId, row]));
}

interface StudentRow extends Record<string, unknown> {
  readonly fullName: string;
  readonly courseId: string;
  readonly percent: number;
  readonly lastAt: string | null;
}

/** Who is enrolled in the courses; who learned last comes first. */
export async function studentsOf(db: Queryable, courseIds: readonly string[]): Promise<StudentRow[]> {
  if (courseIds.length === 0) return [];
  const { rows } = await db.execute<StudentRow>(sql`
    select coalesce(u.full_name, u.username) as "fullName", e.course_id as "courseId",
           coalesce(p.percent, 0) as percent, p.last_at as "lastAt"
      from enrolments e
      join users u on u.id = e.user_id
      left join course_progress p using (user_id, course_id)
     where ${among(courseIds)}
     order by p.last_at desc nulls last, "fullName", e.course_id
     limit ${MOST_STUDENTS}`);
  return rows;
}
