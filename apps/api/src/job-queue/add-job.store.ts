import { sql } from 'drizzle-orm';
import type { Queryable } from '../database/connect.ts';

/** Every kind of job and what it is given. */
export interface JobPayloads {
  'send-mail': { readonly mailId: string };
  'mail-password-link': { readonly username: string };
  'forget-old-rows': Record<string, never>;
  'remind-of-sessions': Record<string, never>;
  'free-lapsed-places': Record<string, never>;
}
export type JobName = keyof JobPayloads;

/** A job is a row in the caller's transaction: it exists if, and only if, its cause does. */
export async function addJob<Name extends JobName>(
  db: Queryable,
  name: Name,
  payload: JobPayloads[Name],
): Promise<void> {
  await db.execute(sql`select graphile_worker.add_job(${name}, ${JSON.stringify(payload)}::json)`);
}
