import type pg from 'pg';

/*
 * What tests read and write in the private tables of graphile-worker, beside `job-tables.store.ts`: no payload, lock or
 * pause of a job is shown or changed by anything that it documents.
 */

type Pool = Pick<pg.Pool, 'query'>;

interface QueuedJob {
  readonly id: string;
  readonly task: string;
  readonly payload: Record<string, unknown>;
  /** Null: at once. */
  readonly notBefore: Date | null;
}

/** All jobs that are queued, or those whose payload has these fields; the oldest first. */
export async function queuedJobs(pool: Pool, fields: object = {}): Promise<QueuedJob[]> {
  const { rows } = await pool.query<QueuedJob>(
    `select job.id, task.identifier as task, job.payload,
            case when job.run_at <> job.created_at then job.run_at end as "notBefore"
       from graphile_worker._private_jobs job join graphile_worker._private_tasks task on task.id = job.task_id
      where job.payload::jsonb @> $1::jsonb order by job.id`,
    [JSON.stringify(fields)],
  );
  return rows;
}

export async function deleteAllJobs(pool: Pool): Promise<void> {
  await pool.query('delete from graphile_worker._private_jobs');
}

/** Also those that wait to be tried again. */
export async function makeJobsDue(pool: Pool): Promise<void> {
  await pool.query('update graphile_worker._private_jobs set run_at = now() where locked_at is null');
}

/** Before all others: the jobs whose payload has this field. */
export async function putJobsFirst(pool: Pool, field: string): Promise<void> {
  await pool.query('update graphile_worker._private_jobs set priority = -1 where payload::jsonb ? $1', [
    field,
  ]);
}

const THREE_HOURS_AGO = "locked_at = now() - interval '3 hours'";

/** An hour before the queue itself would take the jobs away from whoever has them. */
export async function ageLocks(pool: Pool): Promise<void> {
  await pool.query(`update graphile_worker._private_jobs set ${THREE_HOURS_AGO} where locked_by is not null`);
}

/** All free jobs are due and have been at this pool of workers for as long. */
export async function lockFreeJobs(pool: Pool, owner: string): Promise<void> {
  await pool.query(
    `update graphile_worker._private_jobs set ${THREE_HOURS_AGO}, locked_by = $1, run_at = now()
      where locked_by is null`,
    [owner],
  );
}

/** A job with a queue of its own that a pool of workers has begun and not finished; answers its id. */
export async function addBegunJob(pool: Pool, owner: string, attempts = 1): Promise<string> {
  const { rows } = await pool.query<{ id: string }>(
    `select id from graphile_worker.add_job('make-vectors', '{}', queue_name => 'queue of ' || $1)`,
    [owner],
  );
  const id = rows[0]?.id ?? '';
  const lock = `locked_by = $1, ${THREE_HOURS_AGO}`;
  await pool.query(
    `update graphile_worker._private_job_queues set ${lock} where queue_name = 'queue of ' || $1`,
    [owner],
  );
  await pool.query(`update graphile_worker._private_jobs set ${lock}, attempts = $3 where id = $2`, [
    owner,
    id,
    attempts,
  ]);
  return id;
}

/** Who has the job, and who its queue. */
export async function ownersOf(pool: Pool, id: string): Promise<(string | null)[]> {
  const { rows } = await pool.query<{ owners: (string | null)[] }>(
    `select array[job.locked_by, queue.locked_by] as owners from graphile_worker._private_jobs job
       join graphile_worker._private_job_queues queue on queue.id = job.job_queue_id where job.id = $1`,
    [id],
  );
  return rows[0]?.owners ?? [];
}

/** How much longer one job waits than another. */
export async function secondsBetween(pool: Pool, sooner: string, later: string): Promise<number> {
  const { rows } = await pool.query<{ seconds: number }>(
    `select extract(epoch from later.run_at - sooner.run_at)::float as seconds
       from graphile_worker._private_jobs sooner, graphile_worker._private_jobs later
      where sooner.id = $1 and later.id = $2`,
    [sooner, later],
  );
  return rows[0]?.seconds ?? Number.NaN;
}
