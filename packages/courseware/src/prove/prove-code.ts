import { type CodeQuestion, failedChecks } from '@academy/domain/learning/questions';
import { Prover, type ReportProof } from './prover.ts';

/** For a graded program the starter runs and fails, and the solution passes. */
export async function proveCode(
  { uses, starter, solution, hidden }: CodeQuestion,
  helpers: Readonly<Record<string, string>>,
  report: ReportProof,
): Promise<void> {
  const prover = await Prover.start(uses, helpers, report);
  const calls = hidden.map(({ call }) => call);
  const started = prover.call('The starter', { code: starter, calls });
  if (started === null) report(`The starter does not run: ${errorOf(prover, starter)}`);
  else if (failedChecks(hidden, started).length === 0) report('The starter passes every test already.');
  const solved = prover.call('The solution', { code: solution, calls });
  if (solved === null) {
    report(`The solution does not pass: ${errorOf(prover, solution)}`);
    return;
  }
  const [failed] = failedChecks(hidden, solved);
  if (failed) report(`The solution does not pass: ${failed.name}: ${failed.call} does not give that.`);
}

function errorOf(prover: Prover, code: string): string {
  const { error } = prover.run('The program', { code, tests: [], hidden: [], mistakes: [] });
  return error?.message ?? 'It ends before its time.';
}
