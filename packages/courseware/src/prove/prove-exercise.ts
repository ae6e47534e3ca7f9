import type { Exercise } from '../courseware.ts';
import type { Program } from '../program.ts';
import { isSolved, type ProgramReport } from '../python/index.ts';
import { complaintOf, Prover, type ReportProof } from './prover.ts';

// Mistakes are looked for only after a failed test.
const FAILING = { name: 'Fails', code: 'assert False' };

type ExerciseProgram = Extract<Program, { kind: 'exercise' }>;

/** The starter runs and fails, the solution passes, and each mistake is answered with its own words. */
export async function proveExercise(
  { exercise, mistakeLines }: ExerciseProgram,
  helpers: Readonly<Record<string, string>>,
  report: ReportProof,
): Promise<void> {
  const { starter, solution, tests, hidden, mistakes } = exercise;
  const prover = await Prover.start(exercise.uses, helpers, report);
  proveStarter(prover.run('The starter', { code: starter, tests, hidden: [], mistakes: [] }), report);
  const solved = prover.run('The solution', { code: solution, tests, hidden, mistakes });
  if (!isSolved(solved)) {
    report(`The solution does not pass: ${complaintOf(solved)}`);
    return;
  }
  const blamed = prover.run('The solution', {
    code: solution,
    tests: [FAILING],
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
    // A function, because `$&` and the like would mean something in a plain text.
    const code = solution.replace(mistake.make[0], () => mistake.make[1]);
    proveMistake(prover, exercise, { code, index, say });
  }
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

function proveMistake(prover: Prover, exercise: Exercise, { code, index, say }: MadeMistake): void {
  const { tests, hidden, mistakes } = exercise;
  const what = `Mistake ${index + 1}`;
  const report = prover.run(what, { code, tests, hidden, mistakes });
  const own = mistakes[index];
  const others = mistakes.filter((mistake) => mistake !== own);
  if (isSolved(report)) say('this wrong answer passes every test.');
  else if (report.mistake === null) say(`its "when" is not true for it; the run says ${complaintOf(report)}`);
  else if (report.mistake !== own?.say) say(`another message comes first: "${report.mistake}"`);
  else {
    const other = prover.run(what, { code, tests, hidden, mistakes: others }).mistake;
    if (other !== null) say(`it also triggers another message: "${other}"`);
  }
}
