import { Worker } from 'node:worker_threads';
import type { ReadOneCourse } from '../read/read-one-course.ts';
import { FairQueue } from './fair-queue.ts';
import type { ReaderTask } from './reader-task.ts';

// Nobody writes all day: the thread and what it has loaded are released when it is idle.
const QUIET_MS = 120_000;
/** Processor time for one task; a whole course takes most of one second, and the first task loads the code as well. */
const TASK_PROCESSOR_MS = 5000;
/** Wall time, for a thread that gets no processor. The request that waits has ended long before. */
const TASK_CLOCK_MS = 120_000;
const LOOK_EVERY_MS = 200;

/** A task takes at most a second of processor time, so the last of these is answered within a request's 15 seconds. */
const MOST_WAITING = 10;
/** An editor checks one text and loads the course at the same moment; nobody who writes needs more at once. */
const MOST_OF_ONE_PERSON = 2;

interface WorkerMessage {
  readonly read?: ReadOneCourse;
  readonly problem?: string;
}

/** The person who waits for a task. */
export interface TaskReader {
  readonly personId: string;
  /** Aborted when nobody waits for the result any more: a task that has not begun by then is skipped. */
  readonly signal?: AbortSignal | undefined;
}

interface Job {
  readonly personId: string;
  readonly task: ReaderTask;
  readonly resolve: (read: ReadOneCourse) => void;
  readonly reject: (problem: Error) => void;
  /** Nobody waits for it any more. */
  isAbandoned: boolean;
}

interface ReaderLimits {
  readonly taskProcessorMs: number;
  readonly mostWaiting: number;
  readonly mostOfOnePerson: number;
}

const LIMITS: ReaderLimits = {
  taskProcessorMs: TASK_PROCESSOR_MS,
  mostWaiting: MOST_WAITING,
  mostOfOnePerson: MOST_OF_ONE_PERSON,
};

/**
 * Reads courses in a separate thread, one after the other: a whole course takes most of a second of processor time, and
 * learners' requests do not wait for it. The thread starts with the first task and ends when it has been idle for a
 * while, or with a task that takes too long: then that text has a fault, and the next task gets a new thread. Nobody
 * can occupy it: each person has two tasks at a time, ten wait in total, and people take turns.
 */
export class CourseReaderThread {
  readonly #limits: ReaderLimits;
  readonly #waiting = new FairQueue<Job>();
  #worker: Worker | null = null;
  #current: Job | null = null;
  #quiet: NodeJS.Timeout | undefined;
  #watch: NodeJS.Timeout | undefined;

  constructor(limits: Partial<ReaderLimits> = {}) {
    this.#limits = { ...LIMITS, ...limits };
  }

  /** Null when this person has enough tasks here already, or too many wait in total. */
  async read(task: ReaderTask, { personId, signal }: TaskReader): Promise<ReadOneCourse | null> {
    signal?.throwIfAborted();
    if (this.#isFullFor(personId)) return null;
    return new Promise((resolve, reject) => {
      const job: Job = { personId, task, resolve, reject, isAbandoned: false };
      signal?.addEventListener('abort', () => this.#abandon(job, signal.reason), { once: true });
      this.#waiting.add(job);
      this.#next();
    });
  }

  #isFullFor(personId: string): boolean {
    const running = this.#current;
    // A task without a caller is over soon; its person may ask again meanwhile.
    const isReading = running !== null && !running.isAbandoned && running.personId === personId;
    return (
      this.#waiting.countOf(personId) + (isReading ? 1 : 0) >= this.#limits.mostOfOnePerson ||
      this.#waiting.size >= this.#limits.mostWaiting
    );
  }

  /** A task that has begun continues: a new thread would cost the next one more than the rest of this. */
  #abandon(job: Job, reason: Error): void {
    job.isAbandoned = true;
    this.#waiting.remove(job);
    job.reject(reason);
  }

  async close(): Promise<void> {
    clearTimeout(this.#quiet);
    clearInterval(this.#watch);
    const worker = this.#worker;
    this.#worker = null;
    await worker?.terminate();
  }

  #next(): void {
    if (this.#current !== null) return;
    const job = this.#waiting.takeNext();
    if (job === undefined) {
      this.#rest();
      return;
    }
    clearTimeout(this.#quiet);
    this.#current = job;
    const worker = this.#worker ?? this.#start();
    this.#worker = worker;
    worker.ref();
    worker.postMessage(job.task);
    this.#watchTask(worker);
  }

  /** A process that is shutting down does not wait for the thread. */
  #rest(): void {
    this.#worker?.unref();
    this.#quiet = setTimeout(() => void this.close(), QUIET_MS);
    this.#quiet.unref();
  }

  #start(): Worker {
    const worker = new Worker(new URL('./reader-worker.ts', import.meta.url));
    worker.on('message', (message: WorkerMessage) => this.#settle(worker, message));
    worker.on('error', ({ message }) => this.#settle(worker, { problem: message }, true));
    worker.on('exit', () => this.#settle(worker, { problem: 'The reading of a course was ended.' }, true));
    return worker;
  }

  /** The thread reports nothing while it is busy, so its processor time is measured from here. */
  #watchTask(worker: Worker): void {
    const begunMs = performance.now();
    let before: Promise<NodeJS.CpuUsage> | null = null;
    this.#watch = setInterval(async () => {
      before ??= worker.cpuUsage();
      // Rejected once the thread has ended.
      const spent = await before.then((start) => worker.cpuUsage(start)).catch(() => null);
      const isOver =
        (spent !== null && (spent.user + spent.system) / 1000 > this.#limits.taskProcessorMs) ||
        performance.now() - begunMs > TASK_CLOCK_MS;
      if (isOver && this.#worker === worker) this.#giveUp(worker);
    }, LOOK_EVERY_MS);
    this.#watch.unref();
  }

  #giveUp(worker: Worker): void {
    const job = this.#current;
    if (job === null) return;
    this.#leave(worker);
    void worker.terminate();
    job.resolve(unreadable(job.task));
    this.#next();
  }

  #settle(worker: Worker, { read, problem }: WorkerMessage, isOver = false): void {
    // A thread that was given up may still send something.
    if (this.#worker !== worker) return;
    const job = this.#current;
    if (isOver) this.#leave(worker);
    this.#current = null;
    clearInterval(this.#watch);
    if (read) job?.resolve(read);
    else job?.reject(new Error(problem));
    this.#next();
  }

  #leave(worker: Worker): void {
    if (this.#worker === worker) this.#worker = null;
    this.#current = null;
    clearInterval(this.#watch);
  }
}

/** The result for a text that could not be read in time. */
function unreadable({ wanted: { courseId, file } }: ReaderTask): ReadOneCourse {
  const message =
    'This takes too long to read. Look for something that is repeated very often, and shorten it.';
  const place = file ?? `courses/${courseId}/course.yaml`;
  return { course: null, contents: [], faults: [{ file: place, line: 1, message }], programs: [] };
}
