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

/**
 * A query that adds a job for each of these rows, for use inside another statement: every field of the payload is an
 * expression over a row. It returns ids of jobs, and adds only those that the statement reads.
 */
export function addingJobs<Name extends JobName>(
  name: Name,
  payload: { readonly [Field in keyof JobPayloads[Name]]: string },
  /** `from …`. */
  rows: string,
): string {
  const fields = Object.entries<string>(payload).map(([field, value]) => `'${field}', ${value}`);
  return `select (graphile_worker.add_job('${name}', json_build_object(${fields.join(', ')}))).id ${rows}`;
}
