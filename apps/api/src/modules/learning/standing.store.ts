import { sql } from 'drizzle-orm';
import type { Queryable } from '../../database/connect.ts';

/** What a batch of reports is judged by. */
export interface Standing {
  /** Of the reported ids that are in the log already. */
  readonly owners: ReadonlyMap<string, string>;
  /** The learner's courses, and since when each. */
  readonly enrolledAt: ReadonlyMap<string, Date>;
  readonly accountSince: Date;
}

export async function readStanding(db: Queryable, userId: string, ids: readonly string[]): Promise<Standing> {
  const { rows } = await db.execute<{
    owners: Record<string, string> | null;
    enrolled: Record<string, string> | null;
    accountSince: string;
  }>(sql`
    select (select jsonb_object_agg(id, user_id) from learning_events
             where id in (select value::uuid from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))) as owners,
           (select jsonb_object_agg(course_id, enrolled_at) from enrolments where user_id = ${userId}) as enrolled,
           created_at as "accountSince"
      from users where id = ${userId}`);
  const [row] = rows;
  if (!row) throw new Error('A learner who reports has an account.');
  const { owners, enrolled, accountSince } = row;
  return {
    owners: new Map(Object.entries(owners ?? {})),
    accountSince: new Date(accountSince),
    enrolledAt: new Map(Object.entries(enrolled ?? {}).map(([courseId, at]) => [courseId, new Date(at)])),
  };
}
