import type { Queryable } from '../../../../database/connect.ts';
import { statement } from '../../../../database/statement.ts';

const started = statement<
  { isStarted: boolean },
  [userId: string, courseId: string, assessmentIds: readonly string[], since: Date]
>(
  'started-since',
  `select exists (select from lesson_progress where user_id = $1 and course_id = $2 and last_at >= $4)
       or exists (select from assessment_attempts
                   where user_id = $1 and assessment_id = any($3) and started_at >= $4)
       or exists (select from enrolments
                   where user_id = $1 and course_id = $2 and first_opened_at >= $4) as "isStarted"`,
);

/**
 * Whether a learner has done anything in a course since an instant: a lesson opened, by what the device says or by what was
 * handed out (`first-openings.ts`), or an assessment begun.
 */
export async function hasStartedSince(
  db: Queryable,
  userId: string,
  course: { readonly courseId: string; readonly assessmentIds: readonly string[] },
  since: Date,
): Promise<boolean> {
  const row = await started.row(db, userId, course.courseId, course.assessmentIds, since);
  return row?.isStarted ?? false;
}
