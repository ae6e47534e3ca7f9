import type { PythonValue } from '@academy/domain/learning/questions';
import { collectOutput } from './collect-output.ts';
import type { Interpreter } from './load-interpreter.ts';

export interface CallsRequest {
  readonly code: string;
  /** Helper modules that the program may import, by name. */
  readonly modules: Readonly<Record<string, string>>;
  /** Expressions over what the program defined; `printed` is what it printed. */
  readonly calls: readonly string[];
}

/** The value of each call, or null when it has none. Null as a whole when the program itself stops with an error. */
export type CallValues = readonly (PythonValue | null)[] | null;

/**
 * Runs a learner's program from a clean start, then evaluates calls on what it defined. The right values are not known
 * here.
 */
export function runCalls(interpreter: Interpreter, { code, modules, calls }: CallsRequest): CallValues {
  const collector = collectOutput(() => undefined);
  interpreter.writeHelpers(modules);
  interpreter.listener = collector.receive;
  const failure = interpreter.runProgram(code, Object.keys(modules).join(' '));
  interpreter.listener = () => undefined;
  const printed = collector.finish();
  if (failure !== null && (JSON.parse(failure) as { kind: string }).kind !== 'SystemExit') return null;
  return calls.map((call) => {
    const value = interpreter.value(call, printed);
    return value === null ? null : (JSON.parse(value) as PythonValue);
  });
}
