import type { LessonAnswer } from '@academy/contract/learning/lessons';
import type { Queryable } from '../../../database/connect.ts';
import { statement } from '../../../database/statement.ts';

interface LessonPage {
  /** The courses in which the reader has a place. */
  readonly places: string[];
  /** Null before the lesson was opened. */
  readonly state: LessonAnswer['state'] | null;
  /** Ids of what is completed and passed in the course. */
  readonly done: string[];
  readonly writings: LessonAnswer['writings'];
}

const READ_PAGE = statement<LessonPage, [userId: string, lessonId: string, courseId: string]>(
  'read-lesson-page',
  `select array(select e.course_id from enrolments e where e.user_id = $1) as places,
          (select jsonb_build_object(
                    'isCompleted', p.completed_at is not null,
                    'isRead', p.read_at is not null,
                    'place', p.place,
                    'answeredChecks', to_jsonb(p.answered_checks),
                    'exerciseTries', p.exercise_tries,
                    'isExercisePassed', p.exercise_passed_at is not null,
                    'studiedSeconds', p.studied_seconds)
             from lesson_progress p where p.user_id = $1 and p.lesson_id = $2) as state,
          coalesce((select c.done from course_progress c
                     where c.user_id = $1 and c.course_id = $3), '{}') as done,
          coalesce((select jsonb_agg(jsonb_build_object(
                             'slot', w.slot,
                             'text', w.body,
                             'writtenAt', to_char(w.written_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
                           ) order by w.slot)
                      from lesson_writings w
                     where w.user_id = $1 and w.lesson_id = $2), '[]') as writings`,
);

/** The personal part of a lesson's page, in one statement. */
export async function readLessonPage(
  db: Queryable,
  userId: string,
  lesson: { readonly id: string; readonly courseId: string },
): Promise<LessonPage> {
  const page = await READ_PAGE.row(db, userId, lesson.id, lesson.courseId);
  if (!page) throw new Error('A select without a table has no row.');
  return page;
}
