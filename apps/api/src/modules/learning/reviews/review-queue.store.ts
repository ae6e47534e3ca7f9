import type { SastDay } from '@academy/domain/kernel';
import type { ClosedQuestion } from '@academy/domain/learning/questions';
import type { Queryable } from '../../../database/connect.ts';
import { statement } from '../../../database/statement.ts';

interface CardRow {
  readonly lessonId: string;
  readonly cardId: string;
  readonly dueOn: SastDay;
  readonly answeredOn: SastDay | null;
}

const reviewsOfLearner = statement<
  {
    readonly cards: readonly CardRow[] | null;
    readonly completed: readonly { readonly lessonId: string; readonly completedAt: string }[] | null;
    readonly places: readonly string[];
  },
  [userId: string]
>(
  'reviews-of-learner',
  `select (select json_agg(own) from (
             select lesson_id as "lessonId", card_id as "cardId", due_on as "dueOn", answered_on as "answeredOn"
               from review_cards where user_id = $1) own) as cards,
          (select json_agg(own) from (
             select lesson_id as "lessonId", completed_at as "completedAt"
               from lesson_progress where user_id = $1 and completed_at is not null) own) as completed,
          array(select course_id from enrolments where user_id = $1) as places`,
);

/** A learner's review cards, completed lessons, and the courses with a place. */
export async function readReviewsOf(db: Queryable, userId: string) {
  const row = await reviewsOfLearner.row(db, userId);
  return {
    cards: row?.cards ?? [],
    completed: (row?.completed ?? []).map(({ lessonId, completedAt }) => ({
      lessonId,
      completedAt: new Date(completedAt),
    })),
    places: new Set(row?.places),
  };
}

/** A lesson's questions, as far as they can come back. */
export interface LessonCards {
  readonly id: string;
  readonly cards: readonly { readonly id: string; readonly frontHtml: string; readonly backHtml: string }[];
  readonly checks: readonly ClosedQuestion[];
}

const cardsOfLessons = statement<LessonCards, [lessonIds: readonly string[]]>(
  'cards-of-lessons',
  `select id, jsonb_path_query_array(body, '$.blocks[*] ? (@.kind == "card")') as cards, body -> 'checks' as checks
     from lessons where id = any($1::text[]) and body is not null`,
);

export async function readCardsOf(
  db: Queryable,
  lessonIds: readonly string[],
): Promise<Map<string, LessonCards>> {
  if (lessonIds.length === 0) return new Map();
  return new Map((await cardsOfLessons.rows(db, lessonIds)).map((lesson) => [lesson.id, lesson]));
}
