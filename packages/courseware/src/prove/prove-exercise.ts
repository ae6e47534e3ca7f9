import type { Program } from '../program.ts';
import { provePromises } from './prove-promises.ts';
import { proveExerciseSpaces } from './prove-spaces.ts';
import { Prover, type ReportProof } from './prover.ts';

type ExerciseProgram = Extract<Program, { kind: 'exercise' }>;

/** Proves an exercise in its own language. */
export async function proveExercise(
  { exercise, mistakeLines }: ExerciseProgram,
  helpers: Readonly<Record<string, string>>,
  report: ReportProof,
): Promise<void> {
  if ('language' in exercise) {
    // Most programs are Python: SQLite is loaded only when it is needed.
    const { proveSql } = await import('./prove-sql.ts');
    return proveSql(exercise, mistakeLines, report);
  }
  const prover = await Prover.start(exercise.uses, helpers, report);
  const bench = {
    run: prover.run.bind(prover),
    failing: { name: 'Fails', code: 'assert False' },
  };
  provePromises(bench, exercise, { mistakeLines, report });
  proveExerciseSpaces(prover, exercise, report);
}
