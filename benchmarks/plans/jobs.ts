import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';

const LONGEST_MS = 10 * 60_000;
/** The first may have lost its connection when the plans began to be logged. */
const MOST_ATTEMPTS = 2;
const LOOK_AGAIN_MS = 100;

/** The jobs without a payload: those of the schedule and of a start. The others follow from requests. */
export const JOBS = [
  'erase-accounts',
  'forget-old-rows',
  'free-lapsed-places',
  'give-badges-back',
  'harden-recovery-codes',
  'mail-new-achievements',
  'make-vectors',
  'mend-certificates',
  'poll-payments',
  'remind-of-sessions',
  'roll-up-figures',
];

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
