import type { CourseProgress } from '@academy/domain/learning/learning-log';
import type { Queryable } from '../../../../database/connect.ts';
import { statement } from '../../../../database/statement.ts';

interface ResultRow {
  readonly assessmentId: string;
  /** Exact. */
  readonly bestPercent: number;
  readonly lastSubmittedAt: string;
}

interface LessonRow {
  readonly lessonId: string;
  readonly isCompleted: boolean;
  readonly place: number;
}

type NothingBegun = { readonly [Key in keyof CourseProgress]: null };

const stateOfCourse = statement<
  (CourseProgress | NothingBegun) & {
    readonly places: readonly string[];
    readonly results: readonly ResultRow[] | null;
    readonly lessons: LessonRow[] | null;
  },
  [userId: string, courseId: string, assessmentIds: readonly string[]]
>(
  'state-of-course',
  `select p.percent, p.prior_percent as "priorPercent", p.done, p.last_lesson_id as "lastLessonId",
          p.last_at as "lastAt", p.completed_at as "completedAt",
          array(select course_id from enrolments where user_id = $1) as places,
          (select json_agg(own) from (
             select assessment_id as "assessmentId", max(right_count * 100.0 / total)::float8 as "bestPercent",
                    max(submitted_at) as "lastSubmittedAt"
               from assessment_attempts
              where user_id = $1 and assessment_id = any($3) and submitted_at is not null
              group by assessment_id) own) as results,
          (select json_agg(own) from (
             select lesson_id as "lessonId", completed_at is not null as "isCompleted", place
               from lesson_progress where user_id = $1 and course_id = $2 order by lesson_id) own) as lessons
     from (select $1::uuid as user_id, $2::text as course_id) asked left join course_progress p using (user_id, course_id)`,
);

/**
 * A learner's state in a course: the results of these of its assessments, and every lesson that was opened.
 * Progress is absent before the first action. The places are those in all courses.
 */
export async function readStateOfCourse(
  db: Queryable,
  userId: string,
  courseId: string,
  assessmentIds: readonly string[],
) {
  const row = await stateOfCourse.row(db, userId, courseId, assessmentIds);
  const results = (row?.results ?? []).map(({ assessmentId, bestPercent, lastSubmittedAt }) => ({
    assessmentId,
    bestPercent,
    lastSubmittedAt: new Date(lastSubmittedAt),
  }));
  return {
    progress: row && row.percent !== null ? row : undefined,
    places: new Set(row?.places),
    results: new Map(results.map((result) => [result.assessmentId, result])),
    lessons: row?.lessons ?? [],
  };
}
