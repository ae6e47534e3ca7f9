import { EventEmitter } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { Logger, makeWorkerUtils, type Runner, run, type TaskList, type WorkerEvents } from 'graphile-worker';
import type pg from 'pg';
import type { PostOffice } from '../gateways/post-office.ts';
import type { JobName, JobPayloads } from '../job-queue/add-job.store.ts';
import { mailPasswordLink } from '../modules/identity/index.ts';
import { sendMail } from '../modules/outbox/index.ts';
import { remindOfSessions } from '../modules/sessions/index.ts';
import { freeLapsedPlaces } from '../modules/waitlist/index.ts';
import type { Services } from '../services.ts';
import { forgetOldRows } from './forget-old-rows.ts';

const CONCURRENCY = 2;
const RESTART_PAUSE_MS = 2000;
// Every night at 00:15 UTC, and every five minutes.
const CRONTAB = [
  '15 0 * * * forget-old-rows',
  '*/5 * * * * remind-of-sessions',
  '*/5 * * * * free-lapsed-places',
].join('\n');

type Jobs = { readonly [Name in JobName]: (payload: JobPayloads[Name]) => Promise<void> };

type WorkerContext = Services & { readonly postOffice: PostOffice | null; readonly publicUrl: string };

function jobsOf(context: WorkerContext): Jobs {
  return {
    'send-mail': ({ mailId }) => sendMail(context, mailId),
    'mail-password-link': ({ username }) => mailPasswordLink(context, username),
    'forget-old-rows': () => forgetOldRows(context),
    'remind-of-sessions': () => remindOfSessions(context),
    'free-lapsed-places': () => freeLapsedPlaces(context.db, context.clock()),
  };
}

/** The worker's sentences go on with an error's words and what a job was given: only how they begin is logged. */
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
 * A failed job is retried by its queue. That a job is done, or has failed, cannot be noted while the database is away: then
 * the whole worker ends and starts again. In a batch, even of one, such an error has a listener; alone it would be
 * nobody's and end the process.
 */
const NOTED_IN_BATCHES = { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } };

/** The jobs that an ended worker held would otherwise wait four hours for it. */
async function letGoOf(pool: pg.Pool, workerId: string): Promise<void> {
  const utils = await makeWorkerUtils({ pgPool: pool });
  try {
    await utils.forceUnlockWorkers([workerId]);
  } finally {
    await utils.release();
  }
}

/** Works off jobs until it is stopped. When the database goes away it starts again later. */
export function startWorker(context: WorkerContext): Worker {
  const { log, pool } = context;
  const logger = new Logger(() => (level, message, meta) => {
    if (level === 'error' || level === 'warning') log.warn(loggedJob(message, meta), 'job worker');
  });
  const stopping = new AbortController();
  const isStopping = () => stopping.signal.aborted;
  let runner: Runner | null = null;
  let earlierId: string | null = null;

  async function workOnce(): Promise<void> {
    if (earlierId) await letGoOf(pool, earlierId);
    const events: WorkerEvents = new EventEmitter();
    events.once('pool:create', ({ workerPool }) => {
      earlierId = workerPool.id;
    });
    runner = await run({
      pgPool: pool,
      taskList: jobsOf(context) as unknown as TaskList,
      crontab: CRONTAB,
      concurrency: CONCURRENCY,
      noHandleSignals: true,
      preset: NOTED_IN_BATCHES,
      events,
      logger,
    });
    if (isStopping()) await runner.stop();
    await runner.promise;
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
      await runner?.stop().catch(() => undefined);
      await finished;
    },
  };
}
