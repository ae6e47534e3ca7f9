import { readFile } from 'node:fs/promises';
import type { CallValues } from '@academy/courseware/python';
import { runInSandbox } from '@academy/courseware/sandbox';
import { type CodeQuestion, failedChecks } from '@academy/domain/questions';
import pLimit, { type LimitFunction } from 'p-limit';

// Programs of learners must not take the processors from everyone else's requests.
const MOST_AT_ONCE = 2;
const MOST_WAITING = 100;
// A double click and a retry may wait; more of the same learner is a flood.
const MOST_WAITING_PER_LEARNER = 2;
const HELPERS_FOLDER = new URL('../../../../../content/python/', import.meta.url);

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
  // A program that does not end, fills the memory or breaks its interpreter is not right.
  return outcome.kind === 'answered' ? outcome.values : null;
}

/** Runs programs for a mark: few at once, one of each learner, and no more in the queue than is sensible. */
export class ProgramMarker {
  readonly #everybody = pLimit(MOST_AT_ONCE);
  readonly #learners = new Map<string, LimitFunction>();

  /** Does the task when the learner's earlier ones are done; null when too much waits already. */
  async inTurn<Answer>(learnerId: string, task: () => Promise<Answer>): Promise<Answer | null> {
    const own = this.#learners.get(learnerId) ?? pLimit(1);
    if (own.pendingCount >= MOST_WAITING_PER_LEARNER || this.#everybody.pendingCount >= MOST_WAITING)
      return null;
    this.#learners.set(learnerId, own);
    try {
      return await own(task);
    } finally {
      if (own.activeCount + own.pendingCount === 0) this.#learners.delete(learnerId);
    }
  }

  async isRight(program: HandedInProgram): Promise<boolean> {
    const values = await this.#everybody(() => callsOf(program));
    return values !== null && failedChecks(program.question.hidden, values).length === 0;
  }
}
