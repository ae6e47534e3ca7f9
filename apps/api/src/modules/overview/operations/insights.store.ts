import type { DailyFigure, DayRange, ItemSums, LessonCounts } from '@academy/domain/overview/operations';
import type { Queryable } from '../../../database/connect.ts';
import { statement } from '../../../database/statement.ts';

const lessonSums = statement<LessonCounts & { readonly lessonId: string }, [string, string, string]>(
  'insights-lessons',
  `select lesson_id as "lessonId", sum(opened) as opened, sum(completed) as completed, sum(stopped) as stopped
     from lesson_figures where course_id = $1 and day between $2::date and $3::date group by lesson_id`,
);

export async function lessonsBetween(db: Queryable, courseId: string, { from, to }: DayRange) {
  return new Map((await lessonSums.rows(db, courseId, from, to)).map((row) => [row.lessonId, row]));
}

interface ItemRow extends ItemSums {
  readonly assessmentId: string;
  readonly itemId: string;
}

const itemSums = statement<ItemRow, [readonly string[], string, string]>(
  'insights-items',
  `select assessment_id as "assessmentId", item_id as "itemId", sum(asked) as asked, sum(right_count) as right,
          sum(rest_sum) as "restSum", sum(rest_square_sum) as "restSquareSum", sum(rest_right_sum) as "restRightSum",
          sum(strong) as strong, sum(strong_right) as "strongRight"
     from item_figures where assessment_id = any($1::text[]) and day between $2::date and $3::date
    group by assessment_id, item_id`,
);

export const itemsBetween = (db: Queryable, assessmentIds: readonly string[], { from, to }: DayRange) =>
  itemSums.rows(db, assessmentIds, from, to);

interface DrawnItem {
  readonly assessmentId: string;
  readonly itemId: string;
  readonly lessonId: string;
  readonly askHtml: string;
}

const bankItems = statement<DrawnItem, [readonly string[]]>(
  'insights-bank',
  `select a.id as "assessmentId", i.item -> 'question' ->> 'id' as "itemId", i.item ->> 'lessonId' as "lessonId",
          i.item -> 'question' ->> 'askHtml' as "askHtml"
     from assessments a cross join lateral jsonb_array_elements(a.items) with ordinality as i (item, place)
    where a.id = any($1::text[]) order by a.id, i.place`,
);

/** Only current items: a removed one needs no fix. */
export const itemsOfBanks = (db: Queryable, assessmentIds: readonly string[]) =>
  bankItems.rows(db, assessmentIds);

const days = statement<
  { readonly figure: DailyFigure; readonly day: string; readonly value: number },
  [string, string]
>(
  'insights-days',
  `select figure, day, value from daily_figures where day between $1::date and $2::date order by day, figure`,
);

export const figuresOfDays = (db: Queryable, { from, to }: DayRange) => days.rows(db, from, to);

interface Views {
  readonly count: number;
  /** Somebody signed up within the range before views were counted: the two figures do not cover the same time. */
  readonly isYoungerThanSignups: boolean;
}

const views = statement<Views, [string, string]>(
  'insights-landing-views',
  `select coalesce(sum(value) filter (where day between $1::date and $2::date), 0)::bigint as count,
          exists (select from waitlist_entries
                   where registered_at >= $1::date::timestamp at time zone 'Africa/Johannesburg'
                     and registered_at < ($2::date + 1)::timestamp at time zone 'Africa/Johannesburg'
                     and registered_at < min(day)::timestamp at time zone 'Africa/Johannesburg'
                 ) as "isYoungerThanSignups"
     from daily_figures where figure = 'landing-views'`,
);

export async function landingViews(db: Queryable, { from, to }: DayRange): Promise<Views> {
  return (await views.row(db, from, to)) ?? { count: 0, isYoungerThanSignups: false };
}
