import type { ProgramReport, ProgramRequest } from '@academy/courseware/python';
import type { RunMessage, WorkerMessage } from './python-messages.ts';

export const RUN_LIMIT_MS = 5000;

export type PythonState =
  | { readonly kind: 'not-loaded' }
  /** `share` of the bytes that have arrived, from 0 to 1. */
  | { readonly kind: 'loading'; readonly share: number }
  | { readonly kind: 'ready' }
  | { readonly kind: 'running' };

/** A request that names its helper modules; the runner fetches them. */
type RunRequest = Omit<ProgramRequest, 'modules'> & { readonly uses: readonly string[] };

export type RunOutcome =
  | { readonly kind: 'finished'; readonly report: ProgramReport; readonly isSolved: boolean }
  | { readonly kind: 'timed-out' }
  | { readonly kind: 'stopped' }
  /** The program broke the interpreter itself, such as by filling the memory. */
  | { readonly kind: 'crashed' }
  /** Python or a helper module could not be fetched. */
  | { readonly kind: 'unavailable' };

export interface PythonRunner {
  /** One program at a time: a run that is under way is stopped. */
  readonly run: (request: RunRequest, onOutput: (text: string) => void) => Promise<RunOutcome>;
  readonly stop: () => void;
  readonly getState: () => PythonState;
  readonly subscribe: (listener: () => void) => () => void;
}

/** What the runner needs of a worker. */
export interface PythonWorker {
  onmessage: ((event: MessageEvent<WorkerMessage>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  postMessage: (message: RunMessage) => void;
  terminate: () => void;
}

interface RunnerParts {
  readonly startWorker: () => PythonWorker;
  readonly readModules: (names: readonly string[]) => Promise<Record<string, string>>;
}

interface CurrentRun {
  readonly onOutput: (text: string) => void;
  readonly settle: (outcome: RunOutcome) => void;
}

class WorkerRunner implements PythonRunner {
  private state: PythonState = { kind: 'not-loaded' };
  private worker: PythonWorker | null = null;
  private waiting: RunMessage | null = null;
  private current: CurrentRun | null = null;
  private limit: ReturnType<typeof setTimeout> | undefined;
  private readonly listeners = new Set<() => void>();
  private readonly parts: RunnerParts;

  constructor(parts: RunnerParts) {
    this.parts = parts;
  }

  readonly run: PythonRunner['run'] = async ({ uses, ...request }, onOutput) => {
    this.cutOff({ kind: 'stopped' });
    const outcome = new Promise<RunOutcome>((resolve) => {
      this.current = { onOutput, settle: resolve };
    });
    const mine = this.current;
    if (this.worker === null) this.load();
    const modules = await this.parts.readModules(uses).catch(() => null);
    // Meanwhile it may have been stopped.
    if (this.current !== mine) return outcome;
    if (modules === null) this.settle({ kind: 'unavailable' });
    else this.waiting = { kind: 'run', request: { ...request, modules } };
    this.begin();
    return outcome;
  };

  readonly stop = (): void => this.cutOff({ kind: 'stopped' });

  readonly getState = (): PythonState => this.state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => {
      this.listeners.delete(listener);
    };
  };

  private enter(state: PythonState): void {
    this.state = state;
    for (const listener of this.listeners) listener();
  }

  private load(): void {
    const started = this.parts.startWorker();
    this.worker = started;
    started.onmessage = ({ data }) => {
      if (this.worker === started) this.hear(data);
    };
    started.onerror = (event) => {
      event.preventDefault();
      if (this.worker !== started) return;
      if (this.state.kind === 'running') this.cutOff({ kind: 'crashed' });
      else this.giveUp();
    };
    this.enter({ kind: 'loading', share: 0 });
  }

  private hear(message: WorkerMessage): void {
    switch (message.kind) {
      case 'loading':
        this.enter(message);
        break;
      case 'ready':
        this.enter({ kind: 'ready' });
        this.begin();
        break;
      case 'failed':
        this.giveUp();
        break;
      case 'output':
        this.current?.onOutput(message.text);
        break;
      case 'finished':
        this.enter({ kind: 'ready' });
        this.settle(message);
        break;
    }
  }

  /** Hands the waiting program to the worker, when both are there. */
  private begin(): void {
    if (this.waiting === null || this.state.kind !== 'ready') return;
    this.worker?.postMessage(this.waiting);
    this.waiting = null;
    this.enter({ kind: 'running' });
    this.limit = setTimeout(() => this.cutOff({ kind: 'timed-out' }), RUN_LIMIT_MS);
  }

  /** A worker that is busy hears nothing: it is given up, and the next one is made ready in the background. */
  private cutOff(outcome: RunOutcome): void {
    if (this.state.kind === 'running') {
      this.worker?.terminate();
      this.load();
    }
    this.settle(outcome);
  }

  private giveUp(): void {
    this.worker?.terminate();
    this.worker = null;
    this.enter({ kind: 'not-loaded' });
    this.settle({ kind: 'unavailable' });
  }

  private settle(outcome: RunOutcome): void {
    clearTimeout(this.limit);
    this.waiting = null;
    const settled = this.current;
    this.current = null;
    settled?.settle(outcome);
  }
}

export function createPythonRunner(parts: RunnerParts): PythonRunner {
  return new WorkerRunner(parts);
}
