import type { LearningActionKind } from '@academy/domain/learning/learning-log';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../../../../database/connect.ts';

const BEFORE_ALL = '00000000-0000-0000-0000-000000000000';

/** A batch of learners, after the given one. */
export async function learnersAfter(db: Queryable, last: string | null, limit: number): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select id from users where id > ${last ?? BEFORE_ALL}::uuid order by id limit ${limit}`);
  return rows.map(({ id }) => id);
}

export interface OldEvents {
  readonly learners: readonly string[];
  readonly kinds: readonly LearningActionKind[];
  readonly before: Date;
}

// Arrays, written out by the database: it then knows how short they are and finds the rows by the index on learners.
const areOld = ({ learners, kinds, before }: OldEvents) => sql`
  user_id = any(${`{${learners.join()}}`}::uuid[])
  and kind = any(${`{${kinds.join()}}`}::text[])
  and recorded_at < ${before.toISOString()}::timestamptz`;

/** The years in which they were recorded. */
export async function yearsOf(db: Queryable, old: OldEvents): Promise<number[]> {
  const { rows } = await db.execute<{ year: number }>(sql`
    select distinct extract(year from recorded_at at time zone 'UTC')::int as year
      from learning_events where ${areOld(old)}`);
  return rows.map(({ year }) => year);
}

/** A separate statement: for a moment nobody else can read the archive or add a learner. */
export async function makePartition(db: Queryable, year: number): Promise<void> {
  const [from, to] = [year, year + 1].map((each) => `${String(each).padStart(4, '0')}-01-01T00:00:00Z`);
  await db.execute(
    sql.raw(`create table if not exists learning_events_archive_${year}
               partition of learning_events_archive for values from ('${from}') to ('${to}')`),
  );
}

/** One statement: a reader of both tables finds each event in exactly one of them. */
export async function moveToArchive(db: Queryable, old: OldEvents): Promise<number> {
  const { rowCount } = await db.execute(sql`
    with moved as (
      delete from learning_events where ${areOld(old)}
      returning id, user_id, kind, subject, occurred_at, recorded_at, sequence, data)
    insert into learning_events_archive (id, user_id, kind, subject, occurred_at, recorded_at, sequence, data)
    select id, user_id, kind, subject, occurred_at, recorded_at, sequence, data from moved`);
  return rowCount ?? 0;
}
