// The thread in which forged programs run: an endless one is terminated from outside.
import { parentPort, workerData } from 'node:worker_threads';
import { type Interpreter, loadInterpreter, runProgram } from '../python/index.ts';
import { forgedProgram } from './forged-programs.ts';

const { wasm, firstSeed } = workerData as { readonly wasm: Uint8Array; readonly firstSeed: number };
const reached: unknown[] = [];
Object.assign(globalThis, { escaped: (how: unknown) => reached.push(how) });
const { length: namesBefore } = Reflect.ownKeys(globalThis);

function outcomeOf(interpreter: Interpreter, code: string): string {
  try {
    const { error } = runProgram(interpreter, { code, modules: {}, tests: [], hidden: [], mistakes: [] });
    if (interpreter.isSpent()) return 'refused';
    return error === null ? 'ended' : 'error';
  } catch {
    return 'broken';
  }
}

// A new interpreter for each: a crashed one would stop the next program at its first line.
for (let seed = firstSeed; ; seed += 1) {
  const outcome = outcomeOf(await loadInterpreter(wasm), forgedProgram(seed));
  const isUntouched =
    reached.length === 0 &&
    Reflect.ownKeys(globalThis).length === namesBefore &&
    Object.keys(Object.prototype).length === 0;
  parentPort?.postMessage({ seed, outcome, isUntouched });
}
