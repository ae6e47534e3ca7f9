import { sql } from 'drizzle-orm';
import type { Queryable } from '../database/connect.ts';

/** Every kind of job and what it is given. */
export interface JobPayloads {
  'send-mail': { readonly mailId: string };
  'mail-password-link': { readonly username: string };
  'forget-old-rows': Record<string, never>;
  'remind-of-sessions': Record<string, never>;
  'free-lapsed-places': Record<string, never>;
  /** Queued by a trigger of the log (migration 0032), with the event that completes the course. */
  'issue-certificate': { readonly userId: string; readonly courseId: string };
  /** Queued by a trigger of the places (migration 0157), with a place in a course that was refunded before. */
  'give-back': { readonly userId: string; readonly courseId: string };
  /** Of the day's end: badges that other learning supports by now. */
  'give-badges-back': Record<string, never>;
  'mend-certificates': Record<string, never>;
  'mail-achievements': { readonly userId: string };
  /** Of the day's end: queues the one above for each who has new badges. */
  'mail-new-achievements': Record<string, never>;
  /** For an attempt with programs whose learner, and whose process, may be gone. */
  'mark-attempt': { readonly userId: string; readonly attemptId: string };
  /** What the provider has told us, in the inbox. */
  'take-payment-event': { readonly eventId: string };
  'send-refund': { readonly refundId: string };
  'poll-payments': Record<string, never>;
  'reconcile-payments': { readonly reconciliationId: string };
  'make-vectors': Record<string, never>;
  'harden-recovery-codes': Record<string, never>;
  'prepare-export': { readonly userId: string };
  'erase-accounts': Record<string, never>;
  'roll-up-figures': Record<string, never>;
}
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

/** Jobs that wait, or were given up, and name somebody. */
export async function forgetJobsAbout(tx: Queryable, userId: string): Promise<void> {
  await tx.execute(sql`
    delete from graphile_worker._private_jobs where payload ->> 'userId' = ${userId} and locked_at is null`);
}
