import { readFile } from 'node:fs/promises';
import type { CallValues } from '@academy/courseware/python';
import { runInSandbox } from '@academy/courseware/sandbox';
import { type CodeQuestion, failedChecks } from '@academy/domain/learning/questions';
import pLimit from 'p-limit';

// Programs of learners must not take the CPU from everyone else's requests.
const MOST_AT_ONCE = 2;
const HELPERS_FOLDER = new URL('../../../../../../../content/python/', import.meta.url);

export interface HandedInProgram {
  readonly question: CodeQuestion;
  readonly source: string;
}

async function readHelpers(names: readonly string[]): Promise<Record<string, string>> {
  const sources = await Promise.all(
    names.map((name) => readFile(new URL(`${name}.py`, HELPERS_FOLDER), 'utf8')),
  );
  return Object.fromEntries(names.map((name, index) => [name, sources[index] ?? '']));
}

async function callsOf({ question, source }: HandedInProgram): Promise<CallValues> {
  const outcome = await runInSandbox({
    code: source,
    modules: await readHelpers(question.uses),
    calls: question.hidden.map(({ call }) => call),
  });
  // A program that does not end, exhausts the memory or crashes its interpreter is wrong.
  return outcome.kind === 'answered' ? outcome.values : null;
}

/** Runs programs for marking, a few at a time. */
export class ProgramMarker {
  readonly #inTurn;

  constructor(mostAtOnce: number = MOST_AT_ONCE) {
    this.#inTurn = pLimit(mostAtOnce);
  }

  async isRight(program: HandedInProgram): Promise<boolean> {
    const values = await this.#inTurn(() => callsOf(program));
    return values !== null && failedChecks(program.question.hidden, values).length === 0;
  }
}
