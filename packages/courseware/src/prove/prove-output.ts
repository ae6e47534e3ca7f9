import { markAnswer, type OutputQuestion } from '@academy/domain/learning/questions';
import type { Program } from '../program.ts';
import { proveAnswerSpaces } from './prove-spaces.ts';
import { Prover, type ReportProof } from './prover.ts';

type ShownProgram = Extract<Program, { kind: 'shown' }>;
type OutputProgram = Extract<Program, { kind: 'output' }>;

/** The code of a question about output must print what its answer says. */
export async function proveOutput(
  { id, code, answer }: OutputProgram,
  helpers: Readonly<Record<string, string>>,
  report: ReportProof,
): Promise<void> {
  const question = asQuestion(id, answer);
  proveAnswerSpaces(question, report);
  const prover = await Prover.start(Object.keys(helpers), helpers, report);
  const { output, error } = prover.run(`The code of "${id}"`, { code, tests: [], hidden: [], mistakes: [] });
  if (error !== null) report(`The code of "${id}" does not run: ${error.message}`);
  else if (!isAsPrinted(question, output))
    report(
      `The code of "${id}" prints ${JSON.stringify(output)}, but the answer is ${JSON.stringify(answer)}.`,
    );
}

/** A program in a lesson's text must print what the text shows. */
export async function proveShown(
  { code, output: shown }: ShownProgram,
  helpers: Readonly<Record<string, string>>,
  report: ReportProof,
): Promise<void> {
  const prover = await Prover.start(Object.keys(helpers), helpers, report);
  const { output, error } = prover.run('This program', { code, tests: [], hidden: [], mistakes: [] });
  if (error !== null) report(`This program does not run: ${error.message}`);
  else if (output.trimEnd() !== shown.trimEnd())
    report(`This program prints ${JSON.stringify(output)}, but the lesson shows ${JSON.stringify(shown)}.`);
}

/** Compared as for learners' answers. */
function isAsPrinted(question: OutputQuestion, output: string): boolean {
  return markAnswer(question, { kind: 'output', text: output }).isRight;
}

function asQuestion(id: string, answer: string): OutputQuestion {
  const base = { id, askHtml: '', showHtml: null, codeHtml: '', whyHtml: '', near: [] };
  return { ...base, kind: 'output', answer };
}
