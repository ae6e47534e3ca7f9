import { readFile } from 'node:fs/promises';
import { Worker } from 'node:worker_threads';
import type { CodeQuestion } from '@academy/domain/questions';
import type { ProgramMessage, ProgramTask } from './program-worker.ts';

export type IsProgramRight = (question: CodeQuestion, source: string) => Promise<boolean>;

const TIME_LIMIT_MS = 5000;
const START_LIMIT_MS = 8000;
// Programs of learners must not take the processors from everyone else's requests.
const MOST_AT_ONCE = 2;
const HELPERS_FOLDER = new URL('../../../../../content/python/', import.meta.url);

/** Marks programs by running them, each in a thread of its own that ends with the time limit. */
export function createProgramMarker(): IsProgramRight {
  let running = 0;
  const waiting: (() => void)[] = [];

  const takeTurn = async () => {
    if (running >= MOST_AT_ONCE) await new Promise<void>((goOn) => waiting.push(goOn));
    else running += 1;
  };
  const passTurn = () => {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  };

  return async ({ uses, hidden }, source) => {
    const helpers = await Promise.all(
      uses.map(
        async (name) => [name, await readFile(new URL(`${name}.py`, HELPERS_FOLDER), 'utf8')] as const,
      ),
    );
    await takeTurn();
    try {
      return await runInThread({ source, modules: Object.fromEntries(helpers), hidden });
    } finally {
      passTurn();
    }
  };
}

/** The time counts from the moment at which the interpreter is ready: a busy server must not fail a program. */
function runInThread(task: ProgramTask): Promise<boolean> {
  const worker = new Worker(new URL('./program-worker.ts', import.meta.url), {
    workerData: task,
    stdout: true,
    stderr: true,
  });
  return new Promise<boolean>((answer, fail) => {
    let isReady = false;
    const notReady = () => fail(new Error('The interpreter for programs did not start.'));
    // A program that breaks its interpreter, or does not end, is not right.
    const giveUp = () => (isReady ? answer(false) : notReady());
    let limit = setTimeout(notReady, START_LIMIT_MS);
    worker.on('message', (message: ProgramMessage) => {
      clearTimeout(limit);
      if (message !== 'ready') return answer(message.isRight);
      isReady = true;
      limit = setTimeout(giveUp, TIME_LIMIT_MS);
    });
    worker.once('error', giveUp);
    worker.once('exit', () => {
      clearTimeout(limit);
      giveUp();
    });
  }).finally(() => worker.terminate());
}
