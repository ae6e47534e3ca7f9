import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../test/databases/test-database.ts';
import { type SignOfLife, showSignOfLife } from './sign-of-life.store.ts';

let database: TestDatabase;
let looking: SignOfLife;
beforeAll(async () => {
  database = await createTestDatabase('migrated');
  looking = await showSignOfLife(database.pool);
});
afterAll(async () => {
  await looking.end();
  await database.drop();
});
beforeEach(async () => {
  await database.pool.query('delete from graphile_worker._private_jobs');
});

/** A job that a pool has begun and not finished, three hours ago: an hour later the queue itself would take it away. */
async function addJobOf(owner: string, attempts = 1): Promise<string> {
  const { rows } = await database.pool.query<{ id: string }>(
    `select id from graphile_worker.add_job('make-vectors', '{}', queue_name => 'queue of ' || $1)`,
    [owner],
  );
  const lock = `locked_by = $1, locked_at = now() - interval '3 hours'`;
  await database.pool.query(
    `update graphile_worker._private_job_queues set ${lock} where queue_name = 'queue of ' || $1`,
    [owner],
  );
  await database.pool.query(`update graphile_worker._private_jobs set ${lock}, attempts = $3 where id = $2`, [
    owner,
    rows[0]?.id,
    attempts,
  ]);
  return rows[0]?.id ?? '';
}

async function ownersOf(id: string): Promise<unknown> {
  const { rows } = await database.pool.query({
    text: `select job.locked_by, queue.locked_by from graphile_worker._private_jobs job
             join graphile_worker._private_job_queues queue on queue.id = job_queue_id where job.id = $1`,
    values: [id],
    rowMode: 'array',
  });
  return rows[0];
}

/** How much longer one waits than the other. Both were freed by one statement, so their seconds begin together. */
async function secondsBetween(sooner: string, later: string): Promise<number> {
  const { rows } = await database.pool.query(
    `select extract(epoch from later.run_at - sooner.run_at)::float as seconds
       from graphile_worker._private_jobs sooner, graphile_worker._private_jobs later
      where sooner.id = $1 and later.id = $2`,
    [sooner, later],
  );
  return rows[0].seconds;
}

async function startPool(poolId: string): Promise<SignOfLife> {
  const life = await showSignOfLife(database.pool);
  onTestFinished(life.end);
  await life.holdFor(poolId);
  return life;
}

describe('the jobs of a pool of workers', () => {
  it('stay its own while it lives, and are freed with their queue when it is gone', async () => {
    const life = await startPool('pool-one');
    const job = await addJobOf('pool-one');
    expect(await looking.freeJobsOfTheGone()).toBe(0);
    expect(await ownersOf(job)).toEqual(['pool-one', 'pool-one']);
    await life.end();
    await expect.poll(looking.freeJobsOfTheGone).toBe(1);
    expect(await ownersOf(job)).toEqual([null, null]);
    expect(await looking.freeJobsOfTheGone()).toBe(0);
  });

  it('stay its own when it looks for those of others', async () => {
    const life = await startPool('pool-two');
    const [own, another] = [await addJobOf('pool-two'), await addJobOf('pool-gone')];
    expect(await life.freeJobsOfTheGone()).toBe(1);
    expect(await ownersOf(own)).toEqual(['pool-two', 'pool-two']);
    expect(await ownersOf(another)).toEqual([null, null]);
  });

  it('wait longer the more often they took their process with them', async () => {
    const [first, seventh] = [await addJobOf('pool-gone', 1), await addJobOf('pool-gone-too', 7)];
    expect(await looking.freeJobsOfTheGone()).toBe(2);
    // Eighteen minutes instead of fifteen seconds.
    expect(await secondsBetween(first, seventh)).toBeCloseTo(Math.exp(7) - 15, 3);
  });

  it('are freed without proof by the pool that follows it in its process, and wait less', async () => {
    await startPool('pool-seven');
    const [own, another] = [await addJobOf('pool-seven'), await addJobOf('pool-gone')];
    const follower = await showSignOfLife(database.pool, 'pool-seven');
    onTestFinished(follower.end);
    expect(await follower.freeJobsOfTheGone()).toBe(2);
    expect(await ownersOf(own)).toEqual([null, null]);
    expect(await secondsBetween(own, another)).toBeCloseTo(15 - Math.E, 3);
  });
});

describe('a sign of life', () => {
  it('that is cut off says so', async () => {
    const life = await startPool('pool-five');
    await database.pool.query(
      `select pg_terminate_backend(pid) from pg_locks
        where locktype = 'advisory' and database = (select oid from pg_database where datname = current_database())`,
    );
    await expect(life.lost).rejects.toThrow();
    await expect(life.freeJobsOfTheGone()).rejects.toThrow();
  });

  it('that was ended is not cut off', async () => {
    const life = await startPool('pool-six');
    let isLost = false;
    life.lost.catch(() => {
      isLost = true;
    });
    await life.end();
    const held = `select from pg_locks where locktype = 'advisory'
                     and database = (select oid from pg_database where datname = current_database())`;
    await expect.poll(async () => (await database.pool.query(held)).rowCount).toBe(0);
    expect(isLost).toBe(false);
  });
});
