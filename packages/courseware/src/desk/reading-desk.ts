import { Worker } from 'node:worker_threads';
import type { ReadOneCourse } from '../read/read-one-course.ts';
import type { DeskTask } from './desk-task.ts';

// Nobody writes all day: the thread and what it has loaded go when it is quiet.
const QUIET_MS = 120_000;
/** Of a processor, for one task; a whole course takes most of one second, and the first task loads the code as well. */
const TASK_PROCESSOR_MS = 5000;
/** By the clock, for a thread that gets no turn. The request that waits has ended long before. */
const TASK_CLOCK_MS = 120_000;
const LOOK_EVERY_MS = 200;

interface Told {
  readonly read?: ReadOneCourse;
  readonly problem?: string;
}

interface Job {
  readonly task: DeskTask;
  readonly resolve: (read: ReadOneCourse) => void;
  readonly reject: (problem: Error) => void;
}

/**
 * Reads courses in a thread of their own, one after the other: a whole course takes most of a second of a processor, and
 * learners' requests do not wait for it. The thread begins with the first task and ends when nothing was asked for a while, or
 * with a task that takes too long: then that text has a fault, and the next task gets a new thread.
 */
export class ReadingDesk {
  readonly #taskProcessorMs: number;
  readonly #waiting: Job[] = [];
  #worker: Worker | null = null;
  #current: Job | null = null;
  #quiet: NodeJS.Timeout | undefined;
  #watch: NodeJS.Timeout | undefined;

  constructor(taskProcessorMs: number = TASK_PROCESSOR_MS) {
    this.#taskProcessorMs = taskProcessorMs;
  }

  read(task: DeskTask): Promise<ReadOneCourse> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ task, resolve, reject });
      this.#next();
    });
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
    const job = this.#waiting.shift();
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

  /** A process that wants to end does not wait for the thread. */
  #rest(): void {
    this.#worker?.unref();
    this.#quiet = setTimeout(() => void this.close(), QUIET_MS);
    this.#quiet.unref();
  }

  #start(): Worker {
    const worker = new Worker(new URL('./desk-worker.ts', import.meta.url));
    worker.on('message', (told: Told) => this.#settle(worker, told));
    worker.on('error', ({ message }) => this.#settle(worker, { problem: message }, true));
    worker.on('exit', () => this.#settle(worker, { problem: 'The reading of a course was ended.' }, true));
    return worker;
  }

  /** The thread says nothing while it is busy, so its processor time is asked from here. */
  #watchTask(worker: Worker): void {
    const begunMs = performance.now();
    let before: Promise<NodeJS.CpuUsage> | null = null;
    this.#watch = setInterval(async () => {
      before ??= worker.cpuUsage();
      const spent = await worker.cpuUsage(await before).catch(() => null);
      const isOver =
        (spent !== null && (spent.user + spent.system) / 1000 > this.#taskProcessorMs) ||
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

  #settle(worker: Worker, { read, problem }: Told, isOver = false): void {
    // A thread that was given up may still say something.
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

/** What is known of a text that nobody could read in time. */
function unreadable({ wanted: { courseId, file } }: DeskTask): ReadOneCourse {
  const message =
    'This takes too long to read. Look for something that is repeated very often, and shorten it.';
  const place = file ?? `courses/${courseId}/course.yaml`;
  return { course: null, contents: [], faults: [{ file: place, line: 1, message }], programs: [] };
}
