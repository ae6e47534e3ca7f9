// Reads courses that are being written, one after the other, outside the thread that serves requests.
import { parentPort } from 'node:worker_threads';
import { readOneCourse } from '../read/read-one-course.ts';
import { filesInMemory } from '../source/content-files.ts';
import type { ReaderTask } from './reader-task.ts';

parentPort?.on('message', async ({ working, published, wanted, around }: ReaderTask) => {
  const beside = { ...around, published: filesInMemory(published) };
  try {
    parentPort?.postMessage({ read: await readOneCourse(filesInMemory(working), wanted, beside) });
  } catch (error) {
    parentPort?.postMessage({ problem: error instanceof Error ? error.message : String(error) });
  }
});
