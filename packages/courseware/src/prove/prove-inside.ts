// The process that proves programs: it reads them as JSON from standard input, reports that it is ready, and writes the
// faults of each on a line.
import { text } from 'node:stream/consumers';
import type { Program } from '../program.ts';
import { proveExercises } from '../prove-exercises.ts';

const { programs, helpers } = JSON.parse(await text(process.stdin)) as {
  readonly programs: readonly Program[];
  readonly helpers: Readonly<Record<string, string>>;
};
process.stdout.write('ready\n');
for (const program of programs)
  process.stdout.write(`${JSON.stringify(await proveExercises([program], helpers))}\n`);
