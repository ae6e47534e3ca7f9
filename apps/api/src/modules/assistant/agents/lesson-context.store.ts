import type { Queryable } from '../../../database/connect.ts';
import { statement } from '../../../database/statement.ts';

interface LessonContext {
  readonly isEnrolled: boolean;
  readonly objectives: readonly string[] | null;
  readonly hints: readonly string[] | null;
  readonly tries: number;
  readonly isPassed: boolean;
}

const contextOfLesson = statement<LessonContext, [userId: string, lessonId: string]>(
  'agent-lesson-context',
  `select exists (select from enrolments e where e.user_id = $1 and e.course_id = l.course_id) as "isEnrolled",
          l.body -> 'objectives' as objectives,
          l.body -> 'exercise' -> 'hints' as hints,
          coalesce(p.exercise_tries, 0) as tries,
          p.exercise_passed_at is not null as "isPassed"
     from lessons l
     left join lesson_progress p on p.user_id = $1 and p.lesson_id = l.id
    where l.id = $2 and l.is_written and l.removed_at is null`,
);

/** The open lesson and the learner's progress in it. Contains no solution and no answer. */
export async function readLessonContext(db: Queryable, userId: string, lessonId: string) {
  return (await contextOfLesson.row(db, userId, lessonId)) ?? null;
}
