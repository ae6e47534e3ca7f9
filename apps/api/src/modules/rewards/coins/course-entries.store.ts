import type { Queryable } from '../../../database/connect.ts';
import { statement } from '../../../database/statement.ts';

/** The course of an event of the log; null for events without one. */
export const courseOfEvent = (event: string) =>
  `coalesce(${event}.data ->> 'courseId', case ${event}.kind when 'course-completed' then ${event}.subject end)`;

const entriesOfCourse = statement<{ readonly amount: number }, [userId: string, courseId: string]>(
  'coin-entries-of-course',
  `select c.amount
     from coin_entries c
     left join learning_events e on e.id = c.event_id
     left join take_backs t on t.id = c.take_back_id
    where c.user_id = $1 and coalesce(t.course_id, ${courseOfEvent('e')}) = $2`,
);

const withdrawnByOne = statement<{ readonly coins: number }, [takeBackId: string]>(
  'coins-withdrawn-by',
  `select coalesce(-sum(amount), 0)::int as coins from coin_entries
    where take_back_id = $1 and kind = 'withdrawn'`,
);

/** How many coins one refund took. */
export async function withdrawnBy(db: Queryable, takeBackId: string): Promise<number> {
  return (await withdrawnByOne.row(db, takeBackId))?.coins ?? 0;
}

/** What the ledger has of one course: claimed there, taken back by a refund, given back. */
export function courseEntries(db: Queryable, userId: string, courseId: string) {
  return entriesOfCourse.rows(db, userId, courseId);
}
