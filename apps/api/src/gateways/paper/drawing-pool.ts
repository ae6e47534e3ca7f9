import { Worker } from 'node:worker_threads';
import type { FastifyBaseLogger } from 'fastify';

/** A file that exports `draw`; its version changes with the layout, so that earlier files are drawn again. */
export interface Drawing {
  /** By which web servers and workers agree on it. */
  readonly name: string;
  readonly url: string;
  readonly version: number;
}

export interface DrawingRequest {
  readonly url: string;
  readonly facts: unknown;
}
export type DrawingResult = { readonly file: Uint8Array } | { readonly failure: string };

/** Draws documents and pictures outside the thread that serves requests. */
export interface DrawingPool {
  /** Null when too many are waiting already. */
  readonly draw: (drawing: Drawing, facts: unknown) => Promise<Buffer | null>;
  readonly stop: () => Promise<void>;
}

export interface PoolLimits {
  readonly mostAtOnce: number;
  readonly mostWaiting: number;
  readonly limitMs: number;
  readonly idleMs: number;
}

// A document takes a core for about 0.2 s: the last in the queue waits two seconds, and a request at most 15.
const LIMITS: PoolLimits = { mostAtOnce: 2, mostWaiting: 20, limitMs: 10_000, idleMs: 60_000 };
const THREAD = new URL('./drawing-thread.ts', import.meta.url);
// Fonts and one page; more would be a leak, and ends the thread instead of the process.
const THREAD_HEAP_MB = 128;

interface Task {
  readonly request: DrawingRequest;
  readonly resolve: (file: Buffer) => void;
  readonly reject: (error: Error) => void;
}

interface Seat {
  readonly thread: Worker;
  task: Task | null;
  /** Ends a drawing that takes too long, or an idle thread. */
  timer: NodeJS.Timeout | undefined;
}

/** A thread that dies or takes too long fails only its current document; the next one gets a new thread. */
class ThreadPool implements DrawingPool {
  readonly #log: Pick<FastifyBaseLogger, 'warn'>;
  readonly #limits: PoolLimits;
  readonly #waiting: Task[] = [];
  readonly #seats = new Set<Seat>();
  #isClosed = false;

  constructor(log: Pick<FastifyBaseLogger, 'warn'>, limits: PoolLimits) {
    this.#log = log;
    this.#limits = limits;
  }

  async draw({ url }: Drawing, facts: unknown): Promise<Buffer | null> {
    if (this.#isClosed || this.#waiting.length >= this.#limits.mostWaiting + this.#freeSeats()) return null;
    return new Promise((resolve, reject) => {
      this.#waiting.push({ request: { url, facts }, resolve, reject });
      this.#next();
    });
  }

  async stop(): Promise<void> {
    this.#isClosed = true;
    for (const { reject } of this.#waiting.splice(0)) reject(new Error('The server is closing.'));
    await Promise.all([...this.#seats].map(({ thread }) => thread.terminate()));
  }

  #freeSeats(): number {
    return this.#limits.mostAtOnce - [...this.#seats].filter(({ task }) => task !== null).length;
  }

  #next(): void {
    if (this.#waiting.length === 0 || this.#freeSeats() === 0) return;
    const seat = [...this.#seats].find(({ task }) => task === null) ?? this.#addSeat();
    const task = this.#waiting.shift();
    if (!task) return;
    seat.task = task;
    this.#endAfter(seat, this.#limits.limitMs);
    seat.thread.postMessage(task.request);
  }

  #addSeat(): Seat {
    const thread = new Worker(THREAD, { resourceLimits: { maxOldGenerationSizeMb: THREAD_HEAP_MB } });
    const seat: Seat = { thread, task: null, timer: undefined };
    this.#seats.add(seat);
    // An idle thread does not keep the process from ending.
    thread.unref();
    thread.on('message', (result: DrawingResult) => this.#settle(seat, result));
    thread.on('error', (err) => this.#log.warn({ err }, 'drawing thread failed'));
    thread.on('exit', () => this.#leave(seat));
    return seat;
  }

  #endAfter(seat: Seat, ms: number): void {
    clearTimeout(seat.timer);
    seat.timer = setTimeout(() => {
      // From here on it is given no further document.
      this.#leave(seat);
      void seat.thread.terminate();
    }, ms).unref();
  }

  #settle(seat: Seat, result: DrawingResult): void {
    const { task } = seat;
    seat.task = null;
    this.#endAfter(seat, this.#limits.idleMs);
    if ('file' in result) task?.resolve(Buffer.from(result.file));
    else task?.reject(new Error(result.failure));
    this.#next();
  }

  #leave(seat: Seat): void {
    clearTimeout(seat.timer);
    this.#seats.delete(seat);
    seat.task?.reject(new Error('The thread that drew a paper has ended.'));
    seat.task = null;
    if (!this.#isClosed) this.#next();
  }
}

export const createDrawingPool = (
  log: Pick<FastifyBaseLogger, 'warn'>,
  limits: Partial<PoolLimits> = {},
): DrawingPool => new ThreadPool(log, { ...LIMITS, ...limits });
