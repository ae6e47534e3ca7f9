// Reads courses that are being written, one after the other, beside the thread that answers requests.
import { parentPort } from 'node:worker_threads';
import { readOneCourse } from '../read/read-one-course.ts';
import { filesInMemory } from '../source/content-files.ts';
import type { DeskTask } from './desk-task.ts';

parentPort?.on('message', async ({ id, task }: { readonly id: number; readonly task: DeskTask }) => {
  const { working, published, wanted, around } = task;
  const beside = { ...around, published: filesInMemory(published) };
  try {
    const read = await readOneCourse(filesInMemory(working), wanted, beside);
    parentPort?.postMessage({ id, read });
  } catch (error) {
    parentPort?.postMessage({ id, problem: error instanceof Error ? error.message : String(error) });
  }
});
