import { EventEmitter } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { Logger, type Runner, run, type TaskList, type WorkerEvents } from 'graphile-worker';
import type { PostOffice } from '../gateways/post-office.ts';
import type { JobName, JobPayloads } from '../job-queue/add-job.store.ts';
import { sendMail } from '../modules/academy/outbox/index.ts';
import { hardenRecoveryCodes, mailPasswordLink } from '../modules/accounts/identity/index.ts';
import { recipientNow } from '../modules/accounts/mail-preferences/index.ts';
import { freeLapsedPlaces } from '../modules/admissions/waitlist/index.ts';
import { makeAgentVectors } from '../modules/assistant/agents/index.ts';
import { CatalogueCache } from '../modules/catalogue/courses/index.ts';
import {
  pollPayments,
  runReconciliation,
  sendRefund,
  takePaymentEvent,
} from '../modules/commerce/payments/index.ts';
import { markAttempt, ProgramMarker } from '../modules/learning/assessments/index.ts';
import { rollUpFigures } from '../modules/overview/operations/index.ts';
import { eraseDueAccounts, prepareExport } from '../modules/privacy/own-data/index.ts';
import { mailAchievements, mailNewAchievements } from '../modules/rewards/achievements/index.ts';
import { issueCertificate, mendCertificates } from '../modules/rewards/certificates/index.ts';
import { giveBack, giveBadgesBack } from '../modules/rewards/take-backs/index.ts';
import { remindOfSessions } from '../modules/teaching/sessions/index.ts';
import type { Services } from '../services.ts';
import { forgetOldRows } from './forget-old-rows.ts';
import { type SignOfLife, showSignOfLife } from './sign-of-life.store.ts';

const CONCURRENCY = 2;
const RESTART_PAUSE_MS = 2000;
const END_MS = 10_000;
const LOOK_FOR_THE_GONE_EVERY_MS = 30_000;
// Every night at 00:15 and 00:45 UTC, at 16:30 and 17:00 in South Africa, every hour, every five minutes, and every minute.
const CRONTAB = [
  '15 0 * * * forget-old-rows',
  '45 0 * * * erase-accounts',
  // A server that was not there then makes up for it.
  '0 15 * * * mail-new-achievements ?fill=1d',
  '30 14 * * * give-badges-back ?fill=1d',
  // Rather once too often than an old figure: a server that was away counts when it is back. One at a time.
  '35 * * * * roll-up-figures ?queue=figures&fill=1h&max=2',
  '*/5 * * * * remind-of-sessions',
  '*/5 * * * * free-lapsed-places',
  // One at a time: a slow provider must not hold all workers.
  '* * * * * poll-payments ?queue=payments&max=1',
].join('\n');

type Jobs = { readonly [Name in JobName]: (payload: JobPayloads[Name]) => Promise<void> };

type WorkerContext = Services & { readonly postOffice: PostOffice | null; readonly publicUrl: string };

function jobsOf(context: WorkerContext): Jobs {
  const issuing = { ...context, catalogue: new CatalogueCache(context) };
  const paying = { ...issuing, publicUrl: () => context.publicUrl };
  // One at a time: those who wait for their result come first.
  const marking = { ...issuing, programs: new ProgramMarker(1) };
  return {
    'send-mail': ({ mailId }) => sendMail({ ...context, recipientNow }, mailId),
    'mail-password-link': ({ username }) => mailPasswordLink(context, username),
    'forget-old-rows': () => forgetOldRows(context),
    'remind-of-sessions': () => remindOfSessions(context),
    'issue-certificate': (completion) => issueCertificate(issuing, completion),
    'give-back': (place) => giveBack(issuing, place),
    'give-badges-back': () => giveBadgesBack(issuing),
    'prepare-export': ({ userId }) => prepareExport(context, userId),
    'erase-accounts': () => eraseDueAccounts(context),
    'make-vectors': () => makeAgentVectors(context),
    'harden-recovery-codes': () => hardenRecoveryCodes(context),
    'mend-certificates': () => mendCertificates(issuing),
    'mail-achievements': ({ userId }) => mailAchievements(issuing, userId),
    'mail-new-achievements': () => mailNewAchievements(context.db),
    'mark-attempt': (attempt) => markAttempt(marking, attempt),
    'take-payment-event': ({ eventId }) => takePaymentEvent(paying, eventId),
    'send-refund': ({ refundId }) => sendRefund(paying, refundId),
    'poll-payments': () => pollPayments(paying),
    'reconcile-payments': ({ reconciliationId }) => runReconciliation(paying, reconciliationId),
    'roll-up-figures': () => rollUpFigures(issuing),
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

/** No worker looks for a job before its pool shows that it lives. */
const showingThatItLives = (life: SignOfLife): GraphileConfig.Plugin => ({
  name: 'SignOfLife',
  version: '1.0.0',
  worker: { hooks: { startWorker: (_context, { worker }) => life.holdFor(worker.workerPool.id) } },
});

/** The jobs of a process that was killed would otherwise wait four hours for it. */
async function freeUntil(isOver: AbortSignal, life: SignOfLife, log: Services['log']): Promise<void> {
  while (!isOver.aborted) {
    try {
      const freed = await life.freeJobsOfTheGone();
      if (freed > 0) log.warn({ freed }, 'jobs of a worker that is gone are tried again');
    } catch (err) {
      if (!isOver.aborted) log.warn({ err }, 'jobs of workers that are gone could not be freed');
    }
    await pause(LOOK_FOR_THE_GONE_EVERY_MS, undefined, { signal: isOver, ref: false }).catch(() => undefined);
  }
}

/**
 * Ends with the runner, or some seconds after its pool began to: a pool whose database went away in the middle of its jobs
 * may wait for them for ever.
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

/** Works off jobs until it is stopped. When the database goes away it starts again later. */
export function startWorker(context: WorkerContext): Worker {
  const { log, pool } = context;
  const logger = loggerOf(log);
  const stopping = new AbortController();
  const isStopping = () => stopping.signal.aborted;
  let stopRunner = () => {};
  let earlierPoolId: string | null = null;

  async function workWhile(life: SignOfLife): Promise<void> {
    const events: WorkerEvents = new EventEmitter();
    const runner = await run({
      pgPool: pool,
      taskList: jobsOf(context) as unknown as TaskList,
      crontab: CRONTAB,
      concurrency: CONCURRENCY,
      noHandleSignals: true,
      preset: { plugins: [showingThatItLives(life)], ...NOTED_IN_BATCHES },
      events,
      logger,
    });
    const stop = () => void runner.stop().catch(() => undefined);
    stopRunner = stop;
    const end = ended(runner, events);
    if (isStopping()) stop();
    life.lost.catch((err: unknown) => {
      log.warn({ err }, 'job worker can no longer show that it lives');
      stop();
    });
    await end;
  }

  async function workOnce(): Promise<void> {
    const life = await showSignOfLife(pool, earlierPoolId);
    const over = new AbortController();
    const freeing = freeUntil(over.signal, life, log);
    try {
      await workWhile(life);
    } finally {
      over.abort();
      earlierPoolId = life.poolId ?? earlierPoolId;
      await life.end();
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
