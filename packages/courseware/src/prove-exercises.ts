import type { Fault } from './fault.ts';
import type { Program } from './program.ts';
import { proveCode } from './prove/prove-code.ts';
import { proveExercise } from './prove/prove-exercise.ts';
import { proveOutput, proveShown } from './prove/prove-output.ts';

/** Runs every program about which the courseware makes a claim, each in a separate interpreter. */
export async function proveExercises(
  programs: readonly Program[],
  helpers: Readonly<Record<string, string>>,
): Promise<Fault[]> {
  const faults: Fault[] = [];
  for (const program of programs) {
    const report = (message: string, line = program.line) =>
      faults.push({ file: program.file, line, message });
    if (program.kind === 'exercise') await proveExercise(program, helpers, report);
    else if (program.kind === 'code') await proveCode(program.question, helpers, report);
    else if (program.kind === 'shown') await proveShown(program, helpers, report);
    else await proveOutput(program, helpers, report);
  }
  return faults;
}
