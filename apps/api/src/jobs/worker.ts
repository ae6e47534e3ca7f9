import { setTimeout as pause } from 'node:timers/promises';
import { Logger, type Runner, run, type TaskList } from 'graphile-worker';
import type { PostOffice } from '../gateways/post-office.ts';
import { mailPasswordLink } from '../modules/identity/index.ts';
import { sendMail } from '../modules/outbox/index.ts';
import { remindOfSessions } from '../modules/sessions/index.ts';
import { freeLapsedPlaces } from '../modules/waitlist/index.ts';
import type { Services } from '../services.ts';
import type { JobName, JobPayloads } from './add-job.store.ts';
import { forgetOldRows } from './forget-old-rows.ts';

const CONCURRENCY = 2;
const RESTART_PAUSE_MS = 5000;
// Every night at 00:15 UTC, and every five minutes.
const CRONTAB = [
  '15 0 * * * forget-old-rows',
  '*/5 * * * * remind-of-sessions',
  '*/5 * * * * free-lapsed-places',
].join('\n');

type Jobs = { readonly [Name in JobName]: (payload: JobPayloads[Name]) => Promise<void> };

type Needs = Services & { readonly postOffice: PostOffice | null; readonly publicUrl: string };

function jobsOf(needs: Needs): Jobs {
  return {
    'send-mail': ({ mailId }) => sendMail(needs, mailId),
    'mail-password-link': ({ username }) => mailPasswordLink(needs, username),
    'forget-old-rows': () => forgetOldRows(needs),
    'remind-of-sessions': () => remindOfSessions(needs),
    'free-lapsed-places': () => freeLapsedPlaces(needs.db, needs.clock()),
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

/** Works off jobs until it is stopped. When the database goes away it starts again later. */
export function startWorker(needs: Needs): Worker {
  const { log, pool } = needs;
  const logger = new Logger(() => (level, message, meta) => {
    if (level === 'error' || level === 'warning') log.warn(loggedJob(message, meta), 'job worker');
  });
  const stopping = new AbortController();
  let runner: Runner | null = null;

  async function workUntilStopped(): Promise<void> {
    while (!stopping.signal.aborted) {
      try {
        const taskList = jobsOf(needs) as unknown as TaskList;
        runner = await run({
          pgPool: pool,
          taskList,
          crontab: CRONTAB,
          concurrency: CONCURRENCY,
          noHandleSignals: true,
          logger,
        });
        if (stopping.signal.aborted) await runner.stop();
        await runner.promise;
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
