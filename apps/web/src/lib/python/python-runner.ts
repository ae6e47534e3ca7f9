import type { ProgramRequest } from '@academy/courseware/python';
import type { RunMessage, RunReport, WorkerMessage } from './python-messages.ts';

export const RUN_LIMIT_MS = 5000;

export type RunnerState =
  | { readonly kind: 'not-loaded' }
  /** `share`: the fraction of the bytes that have arrived, from 0 to 1. */
  | { readonly kind: 'loading'; readonly share: number }
  | { readonly kind: 'ready' }
  | { readonly kind: 'running' };

/** A request that names its helper modules; the runner fetches them. */
type PythonRequest = Omit<ProgramRequest, 'modules'> & { readonly uses: readonly string[] };

export type RunOutcome =
  | { readonly kind: 'finished'; readonly report: RunReport; readonly isSolved: boolean }
  | { readonly kind: 'timed-out' }
  | { readonly kind: 'stopped' }
  /** The program crashed the interpreter itself, for example by filling the memory. */
  | { readonly kind: 'crashed' }
  /** The interpreter or a helper module could not be fetched. */
  | { readonly kind: 'unavailable' };

export interface ProgramRunner<Asked> {
  /** One program at a time: starting a run stops the current one. */
  readonly run: (program: Asked, onOutput: (text: string) => void) => Promise<RunOutcome>;
  readonly stop: () => void;
  readonly getState: () => RunnerState;
  readonly subscribe: (listener: () => void) => () => void;
}

/** What the runner needs of a worker. */
export interface ProgramWorker<Request> {
  onmessage: ((event: MessageEvent<WorkerMessage>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  postMessage: (message: RunMessage<Request>) => void;
  terminate: () => void;
}

interface RunnerParts<Asked, Request> {
  readonly startWorker: () => ProgramWorker<Request>;
  /** What the worker receives; rejects when a part of it cannot be fetched. */
  readonly prepare: (program: Asked) => Promise<Request>;
}

interface CurrentRun {
  readonly onOutput: (text: string) => void;
  readonly settle: (outcome: RunOutcome) => void;
}

class WorkerRunner<Asked, Request> implements ProgramRunner<Asked> {
  private state: RunnerState = { kind: 'not-loaded' };
  private worker: ProgramWorker<Request> | null = null;
  private waiting: RunMessage<Request> | null = null;
  private current: CurrentRun | null = null;
  private limit: ReturnType<typeof setTimeout> | undefined;
  private readonly listeners = new Set<() => void>();
  private readonly parts: RunnerParts<Asked, Request>;

  constructor(parts: RunnerParts<Asked, Request>) {
    this.parts = parts;
  }

  readonly run: ProgramRunner<Asked>['run'] = async (program, onOutput) => {
    this.cutOff({ kind: 'stopped' });
    const outcome = new Promise<RunOutcome>((resolve) => {
      this.current = { onOutput, settle: resolve };
    });
    const mine = this.current;
    if (this.worker === null) this.load();
    const request = await this.parts.prepare(program).catch(() => null);
    // It may have been stopped meanwhile.
    if (this.current !== mine) return outcome;
    if (request === null) this.settle({ kind: 'unavailable' });
    else this.waiting = { kind: 'run', request };
    this.begin();
    return outcome;
  };

  readonly stop = (): void => this.cutOff({ kind: 'stopped' });

  readonly getState = (): RunnerState => this.state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => {
      this.listeners.delete(listener);
    };
  };

  private enter(state: RunnerState): void {
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
        if (message.isSpent) this.replaceWorker();
        else this.enter({ kind: 'ready' });
        this.settle({ kind: 'finished', report: message.report, isSolved: message.isSolved });
        break;
    }
  }

  /** Sends the waiting program to the worker, when both are ready. */
  private begin(): void {
    if (this.waiting === null || this.state.kind !== 'ready') return;
    this.worker?.postMessage(this.waiting);
    this.waiting = null;
    this.enter({ kind: 'running' });
    this.limit = setTimeout(() => this.cutOff({ kind: 'timed-out' }), RUN_LIMIT_MS);
  }

  /** A busy worker cannot receive messages: it is terminated, and its replacement is prepared in the background. */
  private cutOff(outcome: RunOutcome): void {
    if (this.state.kind === 'running') this.replaceWorker();
    this.settle(outcome);
  }

  private replaceWorker(): void {
    this.worker?.terminate();
    this.load();
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

export function createRunner<Asked, Request>(parts: RunnerParts<Asked, Request>): ProgramRunner<Asked> {
  return new WorkerRunner(parts);
}

interface PythonParts {
  readonly startWorker: () => ProgramWorker<ProgramRequest>;
  readonly readModules: (names: readonly string[]) => Promise<Record<string, string>>;
}

export function createPythonRunner({ startWorker, readModules }: PythonParts): ProgramRunner<PythonRequest> {
  return createRunner({
    startWorker,
    prepare: async ({ uses, ...request }: PythonRequest) => ({
      ...request,
      modules: await readModules(uses),
    }),
  });
}
