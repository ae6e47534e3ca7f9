import { sql } from 'drizzle-orm';
import type { Queryable } from '../../../database/connect.ts';
import { studentMessages } from './tables.ts';

/** Serialises this sender's mails until the transaction ends, so that the count stays true. */
export async function lockSender(db: Queryable, senderId: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`messages of ${senderId}`}, 0))`);
}

/** How many mails the sender has written since then, to all and to one learner. */
export async function writtenSince(db: Queryable, senderId: string, learnerId: string, since: Date) {
  const { rows } = await db.execute<{ all: number; toThisLearner: number }>(sql`
    select count(*)::int as all, count(*) filter (where user_id = ${learnerId})::int as "toThisLearner"
      from student_messages where sender_id = ${senderId} and sent_at >= ${since.toISOString()}`);
  return rows[0] ?? { all: 0, toThisLearner: 0 };
}

export async function addMessage(db: Queryable, message: typeof studentMessages.$inferInsert): Promise<void> {
  await db.insert(studentMessages).values(message);
}
