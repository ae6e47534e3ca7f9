import { EventEmitter } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { Logger, type Runner, run, type TaskList, type WorkerEvents } from 'graphile-worker';
import type { PostOffice } from '../gateways/post-office.ts';
import { REQUEST_LIMIT_MS } from '../http/endpoints/time-limit.ts';
import { contextOf, jobsOf } from '../modules/index.ts';
import type { Services } from '../services.ts';
import { type Heartbeat, startHeartbeat } from './heartbeat.store.ts';

const CONCURRENCY = 2;
const RESTART_PAUSE_MS = 2000;
const END_MS = 10_000;
const RELEASE_ORPHANS_EVERY_MS = 30_000;

type WorkerContext = Services & { readonly postOffice: PostOffice | null; readonly publicUrl: string };

/** The worker's messages end with an error's text and the job's payload: only their beginning is logged. */
function loggedJob(message: string, meta: Readonly<Record<string, unknown>> = {}) {
  const { error, job } = meta as { error?: unknown; job?: { id: string; task_identifier: string } };
  return {
    worker: message.split(/[:'"(\n]/, 1)[0],
    ...(error !== undefined && { err: error }),
    ...(job && { job: job.id, task: job.task_identifier }),
  };
}

export interface Worker {
  readonly stop: () => Promise<void>;
}

/**
 * A failed job is retried by its queue. While the database is down, a job's success or failure cannot be recorded: then the
 * whole worker ends and restarts. In a batch, even of one, such an error has a listener; alone it would be unhandled and
 * end the process.
 */
const RECORDED_IN_BATCHES = { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } };

/** No worker takes a job before its pool's heartbeat is running. */
const heartbeatPlugin = (heartbeat: Heartbeat): GraphileConfig.Plugin => ({
  name: 'Heartbeat',
  version: '1.0.0',
  worker: { hooks: { startWorker: (_context, { worker }) => heartbeat.holdFor(worker.workerPool.id) } },
});

/** The jobs of a killed process would otherwise wait four hours. */
async function releaseOrphansUntil(
  isOver: AbortSignal,
  heartbeat: Heartbeat,
  log: Services['log'],
): Promise<void> {
  while (!isOver.aborted) {
    try {
      const freed = await heartbeat.releaseOrphanedJobs();
      if (freed > 0) log.warn({ freed }, 'jobs of a worker that is gone are tried again');
    } catch (err) {
      if (!isOver.aborted) log.warn({ err }, 'jobs of workers that are gone could not be freed');
    }
    await pause(RELEASE_ORPHANS_EVERY_MS, undefined, { signal: isOver, ref: false }).catch(() => undefined);
  }
}

/**
 * Ends with the runner, or some seconds after its pool started to end: a pool whose database went away in the middle of
 * its jobs may wait for them for ever.
 */
async function ended(runner: Runner, events: WorkerEvents): Promise<void> {
  const isEnding = new Promise<void>((resolve) => events.once('pool:gracefulShutdown', () => resolve()));
  await Promise.race([runner.promise, isEnding.then(() => pause(END_MS, undefined, { ref: false }))]);
}

function loggerOf(log: Services['log']): Logger {
  return new Logger(() => (level, message, meta) => {
    if (level === 'error' || level === 'warning') log.warn(loggedJob(message, meta), 'job worker');
  });
}

/** Runs jobs until it is stopped. After a loss of the database it restarts later. */
export function startWorker(context: WorkerContext): Worker {
  const { log, directPool: pool, publicUrl, postOffice } = context;
  const process = { publicUrl: () => publicUrl, limitMs: REQUEST_LIMIT_MS };
  const { taskList, crontab } = jobsOf({ ...contextOf(context, process), postOffice });
  const logger = loggerOf(log);
  const stopping = new AbortController();
  const isStopping = () => stopping.signal.aborted;
  let stopRunner = () => {};
  let earlierPoolId: string | null = null;

  async function workWhile(heartbeat: Heartbeat): Promise<void> {
    const events: WorkerEvents = new EventEmitter();
    const runner = await run({
      pgPool: pool,
      taskList: taskList as unknown as TaskList,
      crontab,
      concurrency: CONCURRENCY,
      noHandleSignals: true,
      preset: { plugins: [heartbeatPlugin(heartbeat)], ...RECORDED_IN_BATCHES },
      events,
      logger,
    });
    const stop = () => void runner.stop().catch(() => undefined);
    stopRunner = stop;
    const end = ended(runner, events);
    if (isStopping()) stop();
    heartbeat.lost.catch((err: unknown) => {
      log.warn({ err }, 'job worker can no longer show that it lives');
      stop();
    });
    await end;
  }

  async function workOnce(): Promise<void> {
    const heartbeat = await startHeartbeat(pool, earlierPoolId);
    const over = new AbortController();
    const freeing = releaseOrphansUntil(over.signal, heartbeat, log);
    try {
      await workWhile(heartbeat);
    } finally {
      over.abort();
      earlierPoolId = heartbeat.poolId ?? earlierPoolId;
      await heartbeat.end();
      await freeing;
    }
  }

  async function workUntilStopped(): Promise<void> {
    while (!isStopping()) {
      try {
        await workOnce();
        if (!isStopping()) log.warn('job worker ended, starting again');
      } catch (err) {
        log.warn({ err }, 'job worker ended, starting again');
      }
      await pause(RESTART_PAUSE_MS, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  }

  const finished = workUntilStopped();
  return {
    async stop() {
      stopping.abort();
      stopRunner();
      await finished;
    },
  };
}
