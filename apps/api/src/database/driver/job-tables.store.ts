import { sql } from 'drizzle-orm';
import type { Queryable } from '../connect.ts';

/*
 * graphile-worker: the tables `_private_jobs` and `_private_job_queues`, whose columns `payload`, `locked_by`, `locked_at`,
 * `attempts`, `run_at` and `last_error` it does not document, and that `locked_by` is the id of the pool of workers.
 *
 * Why: its public view shows no payload, and its functions cannot release the jobs of a dead pool before four hours have
 * passed (decision 16) or remove jobs by their payload (decision 52).
 *
 * What would break: the jobs of a killed process wait four hours, or, if `locked_by` means something else, run twice at
 * once; an erased account leaves jobs behind that name it.
 */

/**
 * Returns how many orphaned jobs were `freed`: those of all pools without a lock, except our own ($1). The lock of our own
 * previous pool ($2) is not checked.
 *
 * A crash in the middle of a job counts as a failure: the job is retried with the queue's backoff, so that a job which
 * crashes its process does not do so at every start. Not within fifteen seconds: live workers that have lost their
 * connection get ten to end. Our own previous pool is known to have ended. Of two processes that check at the same time,
 * one finds the lock taken.
 */
export const FREE_JOBS_OF_DEAD_POOLS = `
  with owners as (
    select locked_by as owner from graphile_worker._private_jobs where locked_by is not null
    union
    select locked_by from graphile_worker._private_job_queues where locked_by is not null),
  gone as materialized (
    select owner, case when owner = $2::text then 0 else 15 end as least_wait from owners
     where owner is distinct from $1::text
       and (owner = $2::text or pg_try_advisory_xact_lock(hashtextextended('job worker ' || owner, 0)))),
  freed_queues as (
    update graphile_worker._private_job_queues queue set locked_by = null, locked_at = null
      from gone where queue.locked_by = gone.owner),
  freed_jobs as (
    update graphile_worker._private_jobs job
       set locked_by = null, locked_at = null, last_error = 'The process that was at it ended.',
           run_at = greatest(run_at, now()) + greatest(least_wait, exp(least(attempts, 10))) * interval '1 second'
      from gone where job.locked_by = gone.owner
    returning 1)
  select count(*)::int as freed from freed_jobs`;

/** Jobs that are queued, or were given up, and name a person. */
export async function forgetJobsAbout(tx: Queryable, userId: string): Promise<void> {
  await tx.execute(sql`
    delete from graphile_worker._private_jobs where payload ->> 'userId' = ${userId} and locked_at is null`);
}
