import type { Queryable } from '../../../database/connect.ts';
import { statement } from '../../../database/statement.ts';

const recordOpening = statement<{ hasPlace: boolean }, [userId: string, courseId: string, now: Date]>(
  'first-opening-noted',
  `with first as (
     update enrolments e set first_opened_at = $3
       from payment_orders o
      where e.user_id = $1 and e.course_id = $2 and e.first_opened_at is null
        and o.id = e.order_id and o.start_consent_at is not null)
   select exists (select from enrolments where user_id = $1 and course_id = $2) as "hasPlace"`,
);

/**
 * Records the first opening if the buyer of the place agreed to start at once; for everybody else, and at any later time,
 * nothing is written. Returns whether there is a place.
 */
export async function recordFirstOpening(
  db: Queryable,
  userId: string,
  courseId: string,
  now: Date,
): Promise<boolean> {
  return (await recordOpening.row(db, userId, courseId, now))?.hasPlace ?? false;
}
