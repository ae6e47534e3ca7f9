import { RefusedCallError } from '../wasm/guarded-imports.ts';
import { REFUSED_CALL } from './explain-error.ts';
import { HARNESS } from './harness.ts';
import { PythonEngine } from './python-engine.ts';

/** MicroPython with the harness around it. It can run any number of programs, one after the other. */
export interface Interpreter {
  /** Returns the error as JSON, or null. */
  readonly runProgram: (source: string, helpers: string) => string | null;
  readonly runTest: (source: string, printed: string) => string | null;
  readonly holds: (expression: string, printed: string) => boolean;
  /** The value of an expression, taken apart, as JSON; null when it has none. */
  readonly value: (expression: string, printed: string) => string | null;
  readonly charts: () => string;
  readonly writeHelpers: (modules: Readonly<Record<string, string>>) => void;
  /** A program has called a refused function: the interpreter is in an unknown state, and every later run fails. */
  readonly isSpent: () => boolean;
  /** Receives what is printed. */
  listener: (bytes: Uint8Array) => void;
}

type HarnessFunction = (...texts: readonly string[]) => string | boolean | null;

/** `wasm` is MicroPython's binary: the caller fetches or reads it, since nothing in here can. */
export async function loadInterpreter(wasm: Uint8Array, memoryBytes?: number): Promise<Interpreter> {
  const listening = { listener: (_: Uint8Array): void => undefined };
  const engine = await PythonEngine.load(wasm, (bytes) => listening.listener(bytes), memoryBytes);
  engine.execute(HARNESS);
  let isSpent = false;
  function taken<Run extends HarnessFunction>(name: string, whenSpent: ReturnType<Run>): Run {
    const call = engine.takeFunction(name);
    return ((...texts) => {
      if (isSpent) return whenSpent;
      try {
        return call(...texts);
      } catch (thrown) {
        if (!(thrown instanceof RefusedCallError)) throw thrown;
        isSpent = true;
        return whenSpent;
      }
    }) as Run;
  }
  return Object.assign(listening, {
    runProgram: taken<Interpreter['runProgram']>('harness_run_program', SPENT),
    runTest: taken<Interpreter['runTest']>('harness_run_test', SPENT),
    holds: taken<Interpreter['holds']>('harness_holds', false),
    value: taken<Interpreter['value']>('harness_value', null),
    charts: taken<Interpreter['charts']>('harness_charts', '[]'),
    writeHelpers: (modules: Readonly<Record<string, string>>) => engine.writeHelpers(modules),
    isSpent: () => isSpent,
  });
}

const SPENT = JSON.stringify({ kind: REFUSED_CALL, text: '', trace: '' });
