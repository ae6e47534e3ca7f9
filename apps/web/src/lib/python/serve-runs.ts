// The inside of a worker, for Python and for SQLite.
import { countArrivingBytes } from './count-arriving-bytes.ts';
import type { RunMessage, WorkerMessage } from './python-messages.ts';

type Finished = Omit<Extract<WorkerMessage, { kind: 'finished' }>, 'kind'>;

export function tell(message: WorkerMessage): void {
  self.postMessage(message);
}

/** An engine fetches its second file by itself and tells nobody how far it is. */
export function tellArrival(wasmBytes: number): void {
  const plainFetch = self.fetch.bind(self);
  self.fetch = async (input, init) => {
    const answer = await plainFetch(input, init);
    if (!answer.ok) return answer;
    return countArrivingBytes(answer, (received) =>
      tell({ kind: 'loading', share: Math.min(1, received / wasmBytes) }),
    );
  };
}

/** Runs whatever the page sends once the engine is there. */
export function serveRuns<Engine, Request>(
  loading: Promise<Engine>,
  run: (engine: Engine, request: Request) => Finished,
): void {
  function serve(engine: Engine) {
    self.addEventListener('message', ({ data }: MessageEvent<RunMessage<Request>>) =>
      tell({ kind: 'finished', ...run(engine, data.request) }),
    );
    tell({ kind: 'ready' });
  }
  loading.then(serve, () => tell({ kind: 'failed' }));
}
