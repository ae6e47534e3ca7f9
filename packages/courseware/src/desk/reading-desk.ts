import { Worker } from 'node:worker_threads';
import type { ReadOneCourse } from '../read/read-one-course.ts';
import type { DeskTask } from './desk-task.ts';

// Nobody writes all day: the thread and what it has loaded go when it is quiet.
const QUIET_MS = 120_000;

interface Told {
  readonly id: number;
  readonly read?: ReadOneCourse;
  readonly problem?: string;
}
interface Waiting {
  readonly resolve: (read: ReadOneCourse) => void;
  readonly reject: (problem: Error) => void;
}

/**
 * Reads courses in a thread of their own: a whole course takes most of a second of a processor, and learners' requests do
 * not wait for it. The thread begins with the first task and ends when nothing was asked for a while.
 */
export class ReadingDesk {
  #worker: Worker | null = null;
  #quiet: NodeJS.Timeout | undefined;
  #count = 0;
  readonly #waiting = new Map<number, Waiting>();

  read(task: DeskTask): Promise<ReadOneCourse> {
    clearTimeout(this.#quiet);
    this.#worker ??= this.#start();
    const worker = this.#worker;
    this.#count += 1;
    const id = this.#count;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      worker.ref();
      worker.postMessage({ id, task });
    });
  }

  async close(): Promise<void> {
    clearTimeout(this.#quiet);
    const worker = this.#worker;
    this.#worker = null;
    await worker?.terminate();
  }

  #start(): Worker {
    const worker = new Worker(new URL('./desk-worker.ts', import.meta.url));
    worker.on('message', (told: Told) => this.#settle(told));
    worker.on('error', (problem) => this.#fail(worker, problem));
    worker.on('exit', () => this.#fail(worker, new Error('The reading of a course was ended.')));
    return worker;
  }

  #settle({ id, read, problem }: Told): void {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    if (read) waiting?.resolve(read);
    else waiting?.reject(new Error(problem));
    if (this.#waiting.size > 0) return;
    // A process that wants to end does not wait for it.
    this.#worker?.unref();
    this.#quiet = setTimeout(() => void this.close(), QUIET_MS);
    this.#quiet.unref();
  }

  #fail(worker: Worker, problem: Error): void {
    if (this.#worker === worker) this.#worker = null;
    for (const { reject } of this.#waiting.values()) reject(problem);
    this.#waiting.clear();
  }
}
