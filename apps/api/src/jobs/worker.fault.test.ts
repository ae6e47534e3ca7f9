import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addJob } from '../job-queue/add-job.store.ts';
import { type OwnCluster, startOwnCluster } from '../test/databases/own-cluster.ts';
import { createTestApp, type TestApp } from '../test/test-app.ts';
import { startWorker, type Worker } from './worker.ts';

const JOBS = 60;

let cluster: OwnCluster;
let test: TestApp;
let worker: Worker;

beforeAll(async () => {
  cluster = await startOwnCluster();
  test = await createTestApp({}, { database: cluster.database });
  worker = startWorker({ ...test.services, postOffice: null, publicUrl: 'http://academy.example' });
});
afterAll(async () => {
  await worker.stop();
  await test.close();
});

async function count(sql: string): Promise<number> {
  const { rows } = await test.database.pool.query(`select count(*)::int as n from ${sql}`);
  return rows[0].n;
}

describe('the job worker', () => {
  // An uncaught error would fail this file, and end the server.
  it('outlives the death of the database in the middle of its jobs, and finishes all of them', async () => {
    const { username } = await test.addAccount('learner');
    for (let round = 0; round < 3; round += 1) {
      for (let job = 0; job < JOBS; job += 1)
        await addJob(test.database.db, 'mail-password-link', { username });
      const before = await count('outbox_mails');
      await expect.poll(() => count('outbox_mails'), { interval: 5 }).toBeGreaterThan(before);
      const [server] = await cluster.processes();
      process.kill(server ?? 0, 'SIGKILL');
      const left = () => count('graphile_worker.jobs').catch(() => -1);
      await expect.poll(left, { timeout: 120_000 }).toBe(0);
    }
    // Run twice when the crash came between a job and its completion mark, but never left undone.
    expect(await count('outbox_mails')).toBeGreaterThanOrEqual(3 * JOBS);
  }, 600_000);
});
