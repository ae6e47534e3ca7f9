import type { RunMessage, WorkerMessage } from '../python/python-messages.ts';
import type { ProgramWorker } from '../python/python-runner.ts';

type LaterWorker = Pick<Worker, 'onmessage' | 'onerror' | 'postMessage' | 'terminate'>;

/** Stands for a worker whose code is still to come. It says that it failed where the code does not come. */
export function startLater<Request>(start: () => Promise<LaterWorker>): ProgramWorker<Request> {
  let started: LaterWorker | null = null;
  let isGone = false;
  const late: ProgramWorker<Request> = {
    onmessage: null,
    onerror: null,
    postMessage: (message: RunMessage<Request>) => started?.postMessage(message),
    terminate() {
      isGone = true;
      started?.terminate();
    },
  };
  start().then(
    (worker) => {
      started = worker;
      if (isGone) worker.terminate();
      worker.onmessage = (event) => late.onmessage?.(event);
      worker.onerror = (event) => late.onerror?.(event);
    },
    () => {
      const data: WorkerMessage = { kind: 'failed' };
      late.onmessage?.(new MessageEvent('message', { data }));
    },
  );
  return late;
}
