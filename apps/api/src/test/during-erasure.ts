import { expect } from 'vitest';
import { runJob } from './run-job.ts';
import type { TestApp } from './test-app.ts';

interface Person {
  readonly id: string;
}

/** As if the person had asked thirty days ago. */
export async function makeDue({ database, services }: TestApp, { id }: Person): Promise<void> {
  await database.pool.query(
    `insert into account_erasures (user_id, asked_at, due_at)
     values ($1, $2::timestamptz - interval '30 days', $2)`,
    [id, services.clock()],
  );
}

/**
 * Starts the work when the erasure is about to commit, and lets it commit once the work waits for it: the last step of an
 * erasure is to record how much it removed.
 */
export async function workDuringErasure<Value>(
  test: TestApp,
  person: Person,
  work: () => Promise<Value>,
): Promise<Value> {
  const { pool } = test.database;
  const waiting = async () => {
    const { rows } = await pool.query(
      "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
    );
    return rows.length;
  };
  await makeDue(test, person);
  const barrier = await pool.connect();
  try {
    await barrier.query('begin');
    await barrier.query('lock table removals in exclusive mode');
    const erasure = runJob(test.services, 'erase-accounts', {});
    await expect.poll(waiting).toBe(1);
    const done = work();
    await expect.poll(waiting).toBe(2);
    await barrier.query('commit');
    await erasure;
    return await done;
  } finally {
    barrier.release();
  }
}
