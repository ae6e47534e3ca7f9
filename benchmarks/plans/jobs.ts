import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';

const LONGEST_MS = 10 * 60_000;
/** The first may have lost its connection when the plans began to be logged. */
const MOST_ATTEMPTS = 2;
const LOOK_AGAIN_MS = 100;

/** The jobs of the schedule, and those that follow from no request of the evening. */
export async function scheduledJobs(database: pg.Client): Promise<readonly string[]> {
  const { rows } = await database.query<{ name: string }>(
    'select identifier as name from graphile_worker._private_known_crontabs order by 1',
  );
  return [...rows.map(({ name }) => name), 'mend-certificates', 'make-vectors', 'harden-recovery-codes'];
}

/** Until no job is left that could run; throws when one has failed. */
export async function untilJobsAreDone(database: pg.Client): Promise<void> {
  const began = performance.now();
  for (;;) {
    const { rows } = await database.query<{ name: string; error: string | null }>(
      `select task_identifier as name, case when attempts > $1 then last_error end as error from graphile_worker.jobs
        where run_at <= now() or last_error is not null`,
      [MOST_ATTEMPTS],
    );
    const failed = rows.find(({ error }) => error !== null);
    if (failed) throw new Error(`The job ${failed.name} failed: ${failed.error}`);
    if (rows.length === 0) return;
    if (performance.now() - began > LONGEST_MS)
      throw new Error(`Not done within ten minutes: ${rows.map(({ name }) => name).join(', ')}`);
    await pause(LOOK_AGAIN_MS);
  }
}

export async function runJob(database: pg.Client, name: string): Promise<void> {
  await database.query('select graphile_worker.add_job($1)', [name]);
  await untilJobsAreDone(database);
}
