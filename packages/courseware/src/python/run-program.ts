import type { ProgramTest } from '@academy/domain/learning/questions';
import { collectOutput } from './collect-output.ts';
import { explainError, type Failure, lineOf } from './explain-error.ts';
import type { Interpreter } from './load-interpreter.ts';
import type { Chart, ProgramError, ProgramReport, ProgramRequest, TestOutcome } from './program-report.ts';

const ASSERTION = 'AssertionError';
// A program may exit by itself; that is no error.
const ENDED = 'SystemExit';

/** Runs a learner's program from a clean start, then the tests on what it defined. */
export function runProgram(
  interpreter: Interpreter,
  request: ProgramRequest,
  onOutput: (text: string) => void = () => undefined,
): ProgramReport {
  const collector = collectOutput(onOutput);
  interpreter.writeHelpers(request.modules);
  interpreter.listener = collector.receive;
  const failure = failureOf(() =>
    interpreter.runProgram(request.code, Object.keys(request.modules).join(' ')),
  );
  // What the program prints during the tests is ignored.
  interpreter.listener = () => undefined;
  const output = collector.finish();
  const error = failure === null || failure.kind === ENDED ? null : errorOf(failure);
  const run = { interpreter, output, error };
  const tests = [
    ...request.tests.map((test) => outcomeOf(run, test, false)),
    ...request.hidden.map((test) => outcomeOf(run, test, true)),
  ];
  const charts = JSON.parse(interpreter.charts()) as Chart[];
  const isWrong = error !== null || tests.some((test) => !test.isPassed);
  const mistake = request.mistakes.find(({ when }) => isWrong && interpreter.holds(when, output));
  return { output, error, tests, mistake: mistake?.say ?? null, charts };
}

interface FinishedRun {
  readonly interpreter: Interpreter;
  readonly output: string;
  readonly error: ProgramError | null;
}

function outcomeOf(
  { interpreter, output, error }: FinishedRun,
  test: ProgramTest,
  isHidden: boolean,
): TestOutcome {
  const outcome = { name: test.name, isHidden };
  if (error !== null)
    return { ...outcome, isPassed: false, message: 'Your program stopped with an error before this test.' };
  const failure = failureOf(() => interpreter.runTest(test.code, output));
  if (failure === null) return { ...outcome, isPassed: true, message: null };
  return { ...outcome, isPassed: false, message: messageOf(failure) };
}

function messageOf(failure: Failure): string {
  if (failure.kind !== ASSERTION) return `An error stopped this test. ${explainError(failure)}`;
  return failure.text === '' ? 'This test does not pass yet.' : failure.text;
}

function errorOf(failure: Failure): ProgramError {
  return { message: explainError(failure), line: lineOf(failure) };
}

function failureOf(run: () => string | null): Failure | null {
  const failure = run();
  return failure === null ? null : (JSON.parse(failure) as Failure);
}
