// Proves programs one after the other and reports the faults of each, so that the owner notices when one does not end.
import { parentPort, workerData } from 'node:worker_threads';
import type { Program } from '../program.ts';
import { proveExercises } from '../prove-exercises.ts';

const { programs, helpers } = workerData as {
  readonly programs: readonly Program[];
  readonly helpers: Readonly<Record<string, string>>;
};
for (const program of programs) parentPort?.postMessage(await proveExercises([program], helpers));
