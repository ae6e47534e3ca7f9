import type { Queryable } from '../../../database/connect.ts';
import { statement } from '../../../database/statement.ts';

const coursesOfLearner = statement<
  {
    readonly registered: readonly string[];
    readonly completedLessons: readonly string[];
    readonly done: readonly string[];
    readonly recognised: Readonly<Record<string, number>>;
  },
  [userId: string]
>(
  'courses-of-learner',
  `select array(select course_id from enrolments where user_id = $1 order by enrolled_at, course_id) as registered,
          array(select lesson_id from lesson_progress
                 where user_id = $1 and completed_at is not null) as "completedLessons",
          array(select unnest(done) from course_progress where user_id = $1) as done,
          (select coalesce(jsonb_object_agg(module_id, percent), '{}')
             from recognised_modules where user_id = $1) as recognised`,
);

/** The courses in the order of registration, everything completed, and earlier learning. */
export async function readCoursesOf(db: Queryable, userId: string) {
  const row = await coursesOfLearner.row(db, userId);
  return {
    registered: row?.registered ?? [],
    completedLessons: new Set(row?.completedLessons),
    completedModules: new Set(row?.done),
    recognised: new Map(Object.entries(row?.recognised ?? {})),
  };
}
