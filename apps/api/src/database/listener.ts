import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
import { createSeparateClient } from './driver/pool-options.ts';
import { TCP_KEEPALIVE } from './session-limits.ts';

const RECONNECT_PAUSE_MS = 1000;
const LONGEST_GOODBYE_MS = 1000;

interface ListenerParts {
  readonly directPool: pg.Pool;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
}

interface ListenerTask {
  /** `listen …`. */
  readonly statement: string;
  /** By which the database lists the connection; that of the pool by default. */
  readonly applicationName?: string;
  /** Logged when the connection is lost. */
  readonly whenLost: string;
  /** Also called, without a payload, when listening begins, because earlier notifications were missed. */
  readonly onNotification: (payload?: string) => void;
}

export interface Listener {
  /** While this is false, notifications may be missed. */
  readonly isListening: boolean;
  /** Idempotent: only the first call has an effect. */
  readonly start: () => void;
  readonly stop: () => Promise<void>;
}

/** Listens for the notifications of every process on a separate connection, so that the pool keeps its size. */
export function createListener(
  { directPool, log }: ListenerParts,
  { statement, applicationName, whenLost, onNotification }: ListenerTask,
): Listener {
  const stopping = new AbortController();
  let isListening = false;
  let isLossLogged = false;
  let finished: Promise<void> | null = null;

  async function listenUntilLost(): Promise<void> {
    const client = createSeparateClient(directPool);
    const lost = Promise.withResolvers<void>();
    const leave = () => lost.resolve();
    client
      .on('end', leave)
      .on('error', lost.reject)
      .on('notification', ({ payload }) => onNotification(payload));
    // Awaited only after the connection is established: until then a rejection has no other handler.
    lost.promise.catch(() => undefined);
    stopping.signal.addEventListener('abort', leave);
    try {
      await client.connect();
      await client.query(TCP_KEEPALIVE);
      if (applicationName)
        await client.query("select set_config('application_name', $1, false)", [applicationName]);
      await client.query(statement);
      isListening = true;
      isLossLogged = false;
      onNotification();
      await lost.promise;
    } finally {
      isListening = false;
      stopping.signal.removeEventListener('abort', leave);
      const goodbye = client.end().catch(() => undefined);
      await Promise.race([goodbye, pause(LONGEST_GOODBYE_MS, undefined, { ref: false })]);
    }
  }

  async function listenUntilStopped(): Promise<void> {
    while (!stopping.signal.aborted) {
      await listenUntilLost().catch((err: unknown) => {
        // A database that is away is looked for every second.
        if (!isLossLogged) log.warn({ err }, whenLost);
        isLossLogged = true;
      });
      await pause(RECONNECT_PAUSE_MS, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  }

  return {
    get isListening() {
      return isListening;
    },
    start() {
      if (!stopping.signal.aborted) finished ??= listenUntilStopped();
    },
    async stop() {
      stopping.abort();
      await finished;
    },
  };
}
