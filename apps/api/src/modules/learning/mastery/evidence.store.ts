import type { LearnerTraces, RememberedCard } from '@academy/domain/learning/mastery';
import type { Queryable } from '../../../database/connect.ts';
import { statement } from '../../../database/statement.ts';

/** In JSON instants are text. */
type JsonRow<Row> = { readonly [Key in keyof Row]: Row[Key] extends Date ? string : Row[Key] };

const tracesOfLearner = statement<
  {
    readonly lessons: readonly JsonRow<LearnerTraces['lessons'][number]>[] | null;
    readonly cards: readonly RememberedCard[] | null;
    readonly graded: readonly JsonRow<LearnerTraces['graded'][number]>[] | null;
    readonly places: readonly string[];
  },
  [userId: string]
>(
  'traces-of-learner',
  `select (select json_agg(own) from (
             select lesson_id as "lessonId", answered_checks as "answeredChecks", last_at as "lastAt",
                    completed_at is not null as "isCompleted"
               from lesson_progress where user_id = $1) own) as lessons,
          (select json_agg(own) from (
             select lesson_id as "lessonId", card_id as "cardId", due_on as "dueOn", answered_on as "answeredOn",
                    answers -> -1 ->> 'grade' as grade
               from review_cards where user_id = $1) own) as cards,
          (select json_agg(own) from (
             select item.value ->> 'lessonId' as "lessonId", count(*)::int as asked,
                    (count(*) filter (where last.result -> 'marks' -> (item.place - 1)::int = 'true'))::int as right,
                    max(last.submitted_at) as at
               from (select distinct on (assessment_id) items, result, submitted_at
                       from assessment_attempts
                      where user_id = $1 and submitted_at is not null
                      order by assessment_id, submitted_at desc) last,
                    jsonb_array_elements(last.items) with ordinality item(value, place)
              group by 1) own) as graded,
          array(select course_id from enrolments where user_id = $1) as places`,
);

/** What a learner has achieved in lessons, reviews and the last attempt at each assessment, and the courses with a place. */
export async function readTraces(
  db: Queryable,
  userId: string,
): Promise<LearnerTraces & { readonly places: ReadonlySet<string> }> {
  const row = await tracesOfLearner.row(db, userId);
  return {
    lessons: (row?.lessons ?? []).map(({ lastAt, ...rest }) => ({ ...rest, lastAt: new Date(lastAt) })),
    cards: row?.cards ?? [],
    graded: (row?.graded ?? []).map(({ at, ...rest }) => ({ ...rest, at: new Date(at) })),
    places: new Set(row?.places),
  };
}
