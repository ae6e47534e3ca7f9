import type { FetchEngine } from './engine-file.ts';
import type { EngineMessage, WorkerMessage } from './python-messages.ts';
import type { ProgramWorker } from './python-runner.ts';

/** The parts of the browser's Worker that are used. */
export type StartedWorker = Pick<Worker, 'onmessage' | 'onerror' | 'postMessage' | 'terminate'>;

interface WorkerParts {
  readonly start: () => Promise<StartedWorker>;
  readonly fetchEngine: FetchEngine;
}

/**
 * Starts a worker and sends it its engine, which it cannot fetch. It can be used at once; if code or engine fail to
 * load, it reports an error.
 */
export function startWorker<Request>({ start, fetchEngine }: WorkerParts): ProgramWorker<Request> {
  let started: StartedWorker | null = null;
  let isGone = false;
  const handle: ProgramWorker<Request> = {
    onmessage: null,
    onerror: null,
    postMessage: (message) => started?.postMessage(message),
    terminate() {
      isGone = true;
      started?.terminate();
    },
  };
  const tell = (data: WorkerMessage) => handle.onmessage?.(new MessageEvent('message', { data }));
  async function startEngine(): Promise<void> {
    const fetching = fetchEngine((share) => tell({ kind: 'loading', share }));
    // It is awaited below; until then a rejection counts as unhandled.
    fetching.catch(() => undefined);
    started = await start();
    if (isGone) return started.terminate();
    started.onmessage = (event) => handle.onmessage?.(event);
    started.onerror = (event) => handle.onerror?.(event);
    const message: EngineMessage = { kind: 'engine', wasm: await fetching };
    started.postMessage(message);
  }
  startEngine().catch(() => {
    started?.terminate();
    tell({ kind: 'failed' });
  });
  return handle;
}
