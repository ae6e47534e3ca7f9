import type pg from 'pg';

/*
 * The tests' access to the private tables of graphile-worker, besides `job-tables.store.ts`: its documented API neither
 * shows nor changes the payload, lock or delay of a job.
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

/** Including those that wait for a retry. */
export async function makeJobsDue(pool: Pool): Promise<void> {
  await pool.query('update graphile_worker._private_jobs set run_at = now() where locked_at is null');
}

/** Moves the jobs whose payload has this field before all others. */
export async function putJobsFirst(pool: Pool, field: string): Promise<void> {
  await pool.query('update graphile_worker._private_jobs set priority = -1 where payload::jsonb ? $1', [
    field,
  ]);
}

const THREE_HOURS_AGO = "locked_at = now() - interval '3 hours'";

/** An hour before the queue itself would take the jobs from their worker. */
export async function ageLocks(pool: Pool): Promise<void> {
  await pool.query(`update graphile_worker._private_jobs set ${THREE_HOURS_AGO} where locked_by is not null`);
}

/** Makes all free jobs due and gives them to this worker pool, since the same time. */
export async function lockFreeJobs(pool: Pool, owner: string): Promise<void> {
  await pool.query(
    `update graphile_worker._private_jobs set ${THREE_HOURS_AGO}, locked_by = $1, run_at = now()
      where locked_by is null`,
    [owner],
  );
}

/** A job with a separate queue that a worker pool has started and not finished; returns its id. */
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

/** The worker of the job, and of its queue. */
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
