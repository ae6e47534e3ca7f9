import type { CodeQuestion } from '@academy/domain/questions';
import { isSolved } from '../python/index.ts';
import { complaintOf, Prover, type ReportProof } from './prover.ts';

/** Of a graded program the starter runs and fails, and the solution passes. */
export async function proveCode(
  { uses, starter, solution, hidden }: CodeQuestion,
  helpers: Readonly<Record<string, string>>,
  report: ReportProof,
): Promise<void> {
  const prover = await Prover.start(uses, helpers, report);
  const started = prover.run('The starter', { code: starter, tests: [], hidden, mistakes: [] });
  if (started.error !== null) report(`The starter does not run: ${started.error.message}`);
  else if (isSolved(started)) report('The starter passes every test already.');
  const solved = prover.run('The solution', { code: solution, tests: [], hidden, mistakes: [] });
  if (!isSolved(solved)) report(`The solution does not pass: ${complaintOf(solved)}`);
}
