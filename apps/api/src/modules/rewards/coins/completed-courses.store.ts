import type { Queryable } from '../../../database/connect.ts';
import { statement } from '../../../database/statement.ts';

interface CompletedCourse {
  readonly courseId: string;
  readonly completedAt: Date;
  /** Of a course of the pilot, which the catalogue does not have. */
  readonly pilotTitle: string | null;
}

/** Of a row `p` of `course_progress`: a refunded course stays learned but counts towards no reward. */
export const IS_NOT_REFUNDED = `not exists (select from take_backs t
    where t.user_id = p.user_id and t.course_id = p.course_id and t.given_back_at is null)`;

const completedOfLearner = statement<CompletedCourse, [userId: string]>(
  'coin-completed-courses',
  `select p.course_id as "courseId", p.completed_at as "completedAt", pilot.title as "pilotTitle"
     from course_progress p left join pilot_courses pilot on pilot.id = p.course_id
    where p.user_id = $1 and p.completed_at is not null and ${IS_NOT_REFUNDED}
    order by p.completed_at desc, p.course_id`,
);

/** Those that count towards rewards, the newest first. */
export function completedCourses(db: Queryable, userId: string): Promise<CompletedCourse[]> {
  return completedOfLearner.rows(db, userId);
}
