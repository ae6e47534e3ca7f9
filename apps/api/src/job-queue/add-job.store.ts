import { sql } from 'drizzle-orm';
import type { Queryable } from '../database/connect.ts';

/** Every kind of job and its payload: the module that handles a job adds its line. */
// biome-ignore lint/suspicious/noEmptyInterface: modules declare its members
export interface JobPayloads {}
export type JobName = keyof JobPayloads;

/** A job is a row in the caller's transaction: it exists if, and only if, its cause does. */
export async function addJob<Name extends JobName>(
  db: Queryable,
  name: Name,
  payload: JobPayloads[Name],
  /** Null: now. */
  notBefore: Date | null = null,
): Promise<void> {
  const runAt = notBefore?.toISOString() ?? null;
  await db.execute(
    sql`select graphile_worker.add_job(${name}, ${JSON.stringify(payload)}::json, run_at => ${runAt}::timestamptz)`,
  );
}
