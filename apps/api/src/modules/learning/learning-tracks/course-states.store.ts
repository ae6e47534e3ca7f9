import type { Queryable } from '../../../database/connect.ts';
import { statement } from '../../../database/statement.ts';

const statesOfCourses = statement<
  { readonly courseId: string; readonly percent: number; readonly isCompleted: boolean },
  [userId: string]
>(
  'states-of-courses',
  `select course_id as "courseId", percent, completed_at is not null as "isCompleted"
     from course_progress where user_id = $1`,
);

/** How far the learner is in each course that was begun. */
export async function courseStates(db: Queryable, userId: string) {
  const rows = await statesOfCourses.rows(db, userId);
  return new Map(rows.map(({ courseId, percent, isCompleted }) => [courseId, { percent, isCompleted }]));
}
