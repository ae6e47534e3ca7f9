import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { addBegunJob, deleteAllJobs, ownersOf, secondsBetween } from '../database/driver/test/queued-jobs.ts';
import { createTestDatabase, type TestDatabase } from '../test/databases/test-database.ts';
import { type Heartbeat, startHeartbeat } from './heartbeat.store.ts';

let database: TestDatabase;
let looking: Heartbeat;
beforeAll(async () => {
  database = await createTestDatabase('migrated');
  looking = await startHeartbeat(database.directPool);
});
afterAll(async () => {
  await looking.end();
  await database.drop();
});
beforeEach(async () => {
  await deleteAllJobs(database.pool);
});

async function startPool(poolId: string): Promise<Heartbeat> {
  const life = await startHeartbeat(database.directPool);
  onTestFinished(life.end);
  await life.holdFor(poolId);
  return life;
}

describe('the jobs of a pool of workers', () => {
  it('keep their lock while it lives, and are freed with their queue when it has ended', async () => {
    const life = await startPool('pool-one');
    const job = await addBegunJob(database.pool, 'pool-one');
    expect(await looking.releaseOrphanedJobs()).toBe(0);
    expect(await ownersOf(database.pool, job)).toEqual(['pool-one', 'pool-one']);
    await life.end();
    await expect.poll(looking.releaseOrphanedJobs).toBe(1);
    expect(await ownersOf(database.pool, job)).toEqual([null, null]);
    expect(await looking.releaseOrphanedJobs()).toBe(0);
  });

  it('stay its own when it looks for those of others', async () => {
    const life = await startPool('pool-two');
    const [own, another] = [
      await addBegunJob(database.pool, 'pool-two'),
      await addBegunJob(database.pool, 'pool-gone'),
    ];
    expect(await life.releaseOrphanedJobs()).toBe(1);
    expect(await ownersOf(database.pool, own)).toEqual(['pool-two', 'pool-two']);
    expect(await ownersOf(database.pool, another)).toEqual([null, null]);
  });

  it('wait longer the more often they took their process with them', async () => {
    const [first, seventh] = [
      await addBegunJob(database.pool, 'pool-gone', 1),
      await addBegunJob(database.pool, 'pool-gone-too', 7),
    ];
    expect(await looking.releaseOrphanedJobs()).toBe(2);
    // Eighteen minutes instead of fifteen seconds.
    expect(await secondsBetween(database.pool, first, seventh)).toBeCloseTo(Math.exp(7) - 15, 3);
  });

  it('are freed without proof by the pool that follows it in its process, and wait less', async () => {
    await startPool('pool-seven');
    const [own, another] = [
      await addBegunJob(database.pool, 'pool-seven'),
      await addBegunJob(database.pool, 'pool-gone'),
    ];
    const follower = await startHeartbeat(database.pool, 'pool-seven');
    onTestFinished(follower.end);
    expect(await follower.releaseOrphanedJobs()).toBe(2);
    expect(await ownersOf(database.pool, own)).toEqual([null, null]);
    expect(await secondsBetween(database.pool, own, another)).toBeCloseTo(15 - Math.E, 3);
  });
});

describe('a heartbeat', () => {
  it('whose connection is lost reports it', async () => {
    const life = await startPool('pool-five');
    await database.pool.query(
      `select pg_terminate_backend(pid) from pg_locks
        where locktype = 'advisory' and database = (select oid from pg_database where datname = current_database())`,
    );
    await expect(life.lost).rejects.toThrow();
    await expect(life.releaseOrphanedJobs()).rejects.toThrow();
  });

  it('that was stopped is not reported as lost', async () => {
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
