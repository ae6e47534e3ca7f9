// The inside of a worker, for Python and for SQLite.
import type { EngineMessage, RunMessage, WorkerMessage } from './python-messages.ts';

type Finished = Omit<Extract<WorkerMessage, { kind: 'finished' }>, 'kind'>;

// Kept in a variable: the worker's global scope has no such name left when the first program runs.
const post = self.postMessage.bind(self);

export function tell(message: WorkerMessage): void {
  post(message);
}

interface Serving<Engine, Request> {
  /** Creates the engine from its binary, and removes everything from the worker that programs must not have. */
  readonly load: (wasm: Uint8Array<ArrayBuffer>) => Promise<Engine>;
  readonly run: (engine: Engine, request: Request) => Finished;
}

/** Loads the engine that the page sends first, then runs what it sends. */
export function serveRuns<Engine, Request>({ load, run }: Serving<Engine, Request>): void {
  let engine: Engine | null = null;
  async function receive(message: EngineMessage | RunMessage<Request>): Promise<void> {
    if (message.kind === 'run') {
      if (engine !== null) tell({ kind: 'finished', ...run(engine, message.request) });
      return;
    }
    try {
      engine = await load(message.wasm);
      tell({ kind: 'ready' });
    } catch {
      tell({ kind: 'failed' });
    }
  }
  self.addEventListener('message', ({ data }: MessageEvent) => void receive(data));
}
