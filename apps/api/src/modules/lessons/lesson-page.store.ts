import type { LessonAnswer } from '@academy/contract/lessons';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../../database/connect.ts';

type LessonBody = Pick<LessonAnswer, 'objectives' | 'blocks' | 'checks' | 'exercise'>;

interface LessonPage extends Record<string, unknown> {
  readonly body: LessonBody;
  readonly isEnrolled: boolean;
  /** Null before the lesson was opened. */
  readonly state: LessonAnswer['state'] | null;
  /** Ids of what is completed and passed in the course. */
  readonly done: string[];
  readonly writings: LessonAnswer['writings'];
}

/** Everything that the page of a lesson shows to this reader, in one statement. */
export async function readLessonPage(
  db: Queryable,
  userId: string,
  lessonId: string,
): Promise<LessonPage | null> {
  const { rows } = await db.execute<LessonPage>(sql`
    select l.body,
           exists (select from enrolments e
                    where e.user_id = ${userId} and e.course_id = l.course_id) as "isEnrolled",
           (select jsonb_build_object(
                     'isCompleted', p.completed_at is not null,
                     'isRead', p.read_at is not null,
                     'place', p.place,
                     'answeredChecks', to_jsonb(p.answered_checks),
                     'exerciseTries', p.exercise_tries,
                     'isExercisePassed', p.exercise_passed_at is not null,
                     'studiedSeconds', p.studied_seconds)
              from lesson_progress p where p.user_id = ${userId} and p.lesson_id = l.id) as state,
           coalesce((select c.done from course_progress c
                      where c.user_id = ${userId} and c.course_id = l.course_id), '{}') as done,
           coalesce((select jsonb_agg(jsonb_build_object(
                              'slot', w.slot,
                              'text', w.body,
                              'writtenAt', to_char(w.written_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
                            ) order by w.slot)
                       from lesson_writings w
                      where w.user_id = ${userId} and w.lesson_id = l.id), '[]') as writings
      from lessons l
     where l.id = ${lessonId} and l.body is not null and l.removed_at is null`);
  return rows[0] ?? null;
}
