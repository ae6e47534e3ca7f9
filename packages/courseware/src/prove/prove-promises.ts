import type { Exercise } from '../courseware.ts';
import { isSolved, type Misconception, type ProgramReport } from '../python/index.ts';
import { complaintOf, type ReportProof } from './prover.ts';

/** One run of a version of the program. */
interface BenchRequest<Test> {
  readonly code: string;
  readonly tests: readonly Test[];
  readonly hidden: readonly Test[];
  readonly mistakes: readonly Misconception[];
}

/** Runs the versions of one exercise, whatever their language. */
export interface Bench<Test> {
  readonly run: (what: string, request: BenchRequest<Test>) => ProgramReport;
  /** Mistakes are only looked up after a failed test. */
  readonly failing: Test;
}

interface ProofReport {
  readonly mistakeLines: readonly number[];
  readonly report: ReportProof;
}

type Proven<Test> = Pick<Exercise, 'starter' | 'solution' | 'mistakes'> & {
  readonly tests: readonly Test[];
  readonly hidden: readonly Test[];
};

/**
 * The starter must run and fail, the solution pass, and each mistake get its own feedback. Returns whether the solution
 * passes, so that further proofs can follow.
 */
export function provePromises<Test>(
  bench: Bench<Test>,
  exercise: Proven<Test>,
  { mistakeLines, report }: ProofReport,
): boolean {
  const { starter, solution, tests, hidden, mistakes } = exercise;
  proveStarter(bench.run('The starter', { code: starter, tests, hidden: [], mistakes: [] }), report);
  const solved = bench.run('The solution', { code: solution, tests, hidden, mistakes });
  if (!isSolved(solved)) {
    report(`The solution does not pass: ${complaintOf(solved)}`);
    return false;
  }
  const blamed = bench.run('The solution', {
    code: solution,
    tests: [bench.failing],
    hidden: [],
    mistakes,
  }).mistake;
  if (blamed !== null) report(`This message also comes for the solution: "${blamed}"`);
  for (const [index, mistake] of mistakes.entries()) {
    const line = mistakeLines[index];
    const say = (message: string) => report(`Mistake ${index + 1}: ${message}`, line);
    if (!solution.includes(mistake.make[0])) {
      say('the text to replace does not occur in the solution.');
      continue;
    }
    // A function, because `$&` and the like are special in a replacement string.
    const code = solution.replace(mistake.make[0], () => mistake.make[1]);
    proveMistake(bench, exercise, { code, index, say });
  }
  return true;
}

function proveStarter({ error, tests }: ProgramReport, report: ReportProof): void {
  if (error !== null) report(`The starter does not run: ${error.message}`);
  else if (tests.every((test) => test.isPassed)) report('The starter passes every visible test already.');
}

interface MadeMistake {
  readonly code: string;
  readonly index: number;
  readonly say: (message: string) => void;
}

function proveMistake<Test>(
  bench: Bench<Test>,
  exercise: Proven<Test>,
  { code, index, say }: MadeMistake,
): void {
  const { tests, hidden, mistakes } = exercise;
  const what = `Mistake ${index + 1}`;
  const report = bench.run(what, { code, tests, hidden, mistakes });
  const own = mistakes[index];
  const others = mistakes.filter((mistake) => mistake !== own);
  if (isSolved(report)) say('this wrong answer passes every test.');
  else if (report.mistake === null) say(`its "when" is not true for it; the run says ${complaintOf(report)}`);
  else if (report.mistake !== own?.say) say(`another message comes first: "${report.mistake}"`);
  else {
    const other = bench.run(what, { code, tests, hidden, mistakes: others }).mistake;
    if (other !== null) say(`it also triggers another message: "${other}"`);
  }
}
