import { markAnswer, type OutputQuestion } from '@academy/domain/learning/questions';
import type { PythonExercise } from '../courseware.ts';
import { isSolved } from '../python/index.ts';
import type { Prover, ReportProof } from './prover.ts';

/** These are invisible on a learner's screen. */
const SPARE: readonly ((text: string) => string)[] = [
  (text) => `${text}\n`,
  (text) => `${text} `,
  (text) => text.replaceAll('\n', ' \n'),
];

// In a test `printed` is what the program printed.
const SPACED = "printed = printed.replace('\\n', ' \\n') + '\\n'\n";

/** No answer may be wrong because of an invisible space or an empty line at the end. */
export function proveAnswerSpaces(question: OutputQuestion, report: ReportProof): void {
  for (const spaced of SPARE) {
    const text = spaced(question.answer);
    if (!markAnswer(question, { kind: 'output', text }).isRight)
      report(`The answer of "${question.id}" is wrong with a spare space: ${JSON.stringify(text)}.`);
  }
}

/** The same for tests of an exercise that check the printed output. */
export function proveExerciseSpaces(
  prover: Prover,
  { solution, tests, hidden }: PythonExercise,
  report: ReportProof,
): void {
  const passes = (code: string) =>
    isSolved(
      prover.run('The solution', { code: solution, tests: [{ name: '', code }], hidden: [], mistakes: [] }),
    );
  for (const { name, code } of [...tests, ...hidden].filter((test) => /\bprinted\b/.test(test.code)))
    if (passes(code) && !passes(SPACED + code))
      report(`The test "${name}" refuses a spare space at the end of a line that is printed.`);
}
