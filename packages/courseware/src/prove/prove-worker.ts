// Proves programs one after the other and tells the faults of each, so that its owner sees when one does not end.
import { parentPort, workerData } from 'node:worker_threads';
import type { Program } from '../program.ts';
import { proveExercises } from '../prove-exercises.ts';

const { programs, helpers } = workerData as {
  readonly programs: readonly Program[];
  readonly helpers: Readonly<Record<string, string>>;
};
for (const program of programs) parentPort?.postMessage(await proveExercises([program], helpers));
