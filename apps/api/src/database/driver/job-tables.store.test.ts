import { Logger, runOnce } from 'graphile-worker';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addJob } from '../../job-queue/add-job.store.ts';
import { createTestDatabase, type TestDatabase } from '../../test/databases/test-database.ts';
import { FREE_JOBS_OF_DEAD_POOLS, forgetJobsAbout } from './job-tables.store.ts';
import { expectVerified } from './test/expect-verified.ts';
import { addBegunJob, deleteAllJobs, makeJobsDue, ownersOf, queuedJobs } from './test/queued-jobs.ts';

const QUEUE = 'queue of the test';
const someone = '00000000-0000-4000-8000-000000000001';
const other = '00000000-0000-4000-8000-000000000002';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase('migrated');
});
afterAll(() => database.drop());
beforeEach(() => deleteAllJobs(database.pool));

const quiet = new Logger(() => () => undefined);

/** Runs all jobs with a real worker pool; returns its id. */
async function work(whileAtIt: (jobId: string) => Promise<void>): Promise<string> {
  let poolId = '';
  await runOnce({
    pgPool: database.pool,
    noHandleSignals: true,
    logger: quiet,
    taskList: { 'make-vectors': (_payload, { job }) => whileAtIt(job.id) },
    preset: {
      plugins: [
        {
          name: 'PoolId',
          version: '1.0.0',
          worker: {
            hooks: {
              startWorker(_context, { worker }) {
                poolId = worker.workerPool.id;
              },
            },
          },
        },
      ],
    },
  });
  return poolId;
}

async function addQueuedJob(): Promise<void> {
  await database.pool.query("select graphile_worker.add_job('make-vectors', '{}', queue_name => $1)", [
    QUEUE,
  ]);
}

describe('the tables of jobs', () => {
  it('are verified with this version of graphile-worker', () => {
    expectVerified({
      name: 'graphile-worker',
      version: '0.18.0',
      test: import.meta.url,
      check:
        'the newest migrations of `_private_jobs` and `_private_job_queues`, and that sql/getJob.js still locks a job and its queue with the id of the pool',
    });
  });

  it('name the pool of workers that is at a job and its queue, and nobody afterwards', async () => {
    await addQueuedJob();
    const owners: unknown[] = [];
    const poolId = await work(async (id) => {
      owners.push(await ownersOf(database.pool, id));
    });
    expect(poolId).toMatch(/pool-/);
    expect(owners).toEqual([[poolId, poolId]]);
    expect(await queuedJobs(database.pool)).toEqual([]);
  });

  it('give a job to the next pool once it was freed', async () => {
    const id = await addBegunJob(database.pool, 'pool-dead');
    const done: string[] = [];
    const note = async (jobId: string) => void done.push(jobId);
    await work(note);
    expect(done).toEqual([]);
    expect((await database.pool.query(FREE_JOBS_OF_DEAD_POOLS, [null, null])).rows).toEqual([{ freed: 1 }]);
    await work(note);
    expect(done).toEqual([]);
    await makeJobsDue(database.pool);
    await work(note);
    expect(done).toEqual([id]);
  });

  it('lose the jobs about somebody, but for one that is under way', async () => {
    for (const userId of [someone, other])
      await addJob(database.db, 'give-back', { userId, courseId: 'python-for-ai' });
    await forgetJobsAbout(database.db, someone);
    expect((await queuedJobs(database.pool)).map(({ payload }) => payload.userId)).toEqual([other]);
    await database.pool.query(
      "select graphile_worker.add_job('make-vectors', json_build_object('userId', $1::text), queue_name => $2)",
      [someone, QUEUE],
    );
    await forgetJobsAbout(database.db, other);
    let left = 0;
    await work(async () => {
      await forgetJobsAbout(database.db, someone);
      left = (await queuedJobs(database.pool, { userId: someone })).length;
    });
    expect(left).toBe(1);
  });
});
