import { setTimeout as pause } from 'node:timers/promises';
import type { Services } from '../services.ts';
import { createSeparateClient } from './driver/pool-options.ts';

export const CHANGE_CHANNEL = 'waitlist';
const RECONNECT_PAUSE_MS = 1000;
const LONGEST_GOODBYE_MS = 1000;

export interface ChangeListener {
  /** While this is false, changes may be missed. */
  readonly isListening: boolean;
  /** Idempotent: only the first call has an effect. */
  readonly start: () => void;
  readonly stop: () => Promise<void>;
}

/**
 * Listens for the changes of every process on a separate connection, so that the pool keeps its size. `onChange`
 * is also called when listening begins, because earlier changes were missed.
 */
export function createChangeListener(
  { directPool, log }: Pick<Services, 'directPool' | 'log'>,
  onChange: () => void,
): ChangeListener {
  const stopping = new AbortController();
  let isListening = false;
  let finished: Promise<void> | null = null;

  async function listenUntilLost(): Promise<void> {
    const client = createSeparateClient(directPool);
    const lost = Promise.withResolvers<void>();
    const leave = () => lost.resolve();
    client.on('end', leave).on('error', lost.reject).on('notification', onChange);
    // Awaited only after the connection is established: until then a rejection has no other handler.
    lost.promise.catch(() => undefined);
    stopping.signal.addEventListener('abort', leave);
    try {
      await client.connect();
      await client.query(`listen ${CHANGE_CHANNEL}`);
      isListening = true;
      onChange();
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
      await listenUntilLost().catch((err: unknown) =>
        log.warn({ err }, 'waiting list changes unheard, listening again'),
      );
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
