import { ISOLATION_KINDS, type IsolationKind } from '@academy/domain/overview/operations';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../database/connect.ts';

const PREFIX = 'academy worker, isolation: ';

/** A worker shows in the list of connections that it lives, and how it isolates the programs of learners. */
export const nameOfAnsweringWorker = (isolation: IsolationKind) => `${PREFIX}${isolation}`;

/** The isolation of each worker that answers calls now. */
export async function isolationOfWorkers(db: Queryable): Promise<IsolationKind[]> {
  const { rows } = await db.execute<{ name: string }>(sql`
    select application_name as name from pg_stat_activity
     where datname = current_database() and application_name like ${`${PREFIX}%`}`);
  return rows.flatMap(
    ({ name }) => ISOLATION_KINDS.find((kind) => name === nameOfAnsweringWorker(kind)) ?? [],
  );
}
