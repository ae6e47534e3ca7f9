import type pg from 'pg';
import { COURSE, LESSON } from '../product-places.ts';

/** What the addresses name: by the parameter. */
export type Names = Readonly<Record<string, string>>;

const FIXED: Names = {
  courseId: COURSE,
  lessonId: LESSON,
  careerId: 'ai-engineer',
  collectionId: 'ai-for-south-african-innovation',
  categoryId: '1',
  contentType: 'collections',
  contentId: 'ai-for-south-african-innovation',
  list: '1',
  version: '1',
};

/** Rows of the learner who asks ($1), and of others what the staff look at. */
const OF_ROWS = `select
  (select share_id::text from shared_badges where user_id = $1 limit 1) as "shareId",
  (select id from certificates where user_id = $1 limit 1) as "certificateId",
  (select reference from payment_orders where user_id = $1 limit 1) as "reference",
  (select id::text from project_submissions where user_id = $1 limit 1) as "submissionId",
  (select session_id from session_bookings join training_sessions s on s.id = session_id
    group by 1 order by count(*) desc, 1 limit 1) as "sessionId",
  (select id::text from tickets where user_id = $1 limit 1) as "ticketId",
  (select name || '.jpg' from avatars where user_id = $1) as "name"`;

export async function namesFor(database: pg.Client, learnerId: string): Promise<Names> {
  const { rows } = await database.query<Names>(OF_ROWS, [learnerId]);
  return { ...FIXED, ...rows[0] };
}
