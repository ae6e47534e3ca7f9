import {
  type CallsRequest,
  type CallValues,
  type Interpreter,
  loadInterpreter,
  type ProgramReport,
  type ProgramRequest,
  runCalls,
  runProgram,
} from '../python/index.ts';
import { readMicroPython } from '../sandbox/read-engine.ts';

const LIMIT_MS = 1000;

/** Reports a fault, at a line of the file or at the program's first one. */
export type ReportProof = (message: string, line?: number) => void;

/** Runs versions of one program and reports those that take too long for a cheap phone. */
export class Prover {
  readonly #interpreter: Interpreter;
  readonly #modules: Readonly<Record<string, string>>;
  readonly #report: ReportProof;

  private constructor(
    interpreter: Interpreter,
    modules: Readonly<Record<string, string>>,
    report: ReportProof,
  ) {
    this.#interpreter = interpreter;
    this.#modules = modules;
    this.#report = report;
  }

  static async start(
    uses: readonly string[],
    helpers: Readonly<Record<string, string>>,
    report: ReportProof,
  ): Promise<Prover> {
    const modules = Object.fromEntries(uses.map((name) => [name, helpers[name] ?? '']));
    return new Prover(await loadInterpreter(await readMicroPython()), modules, report);
  }

  run(what: string, request: Omit<ProgramRequest, 'modules'>): ProgramReport {
    return timed(what, this.#report, () =>
      runProgram(this.#interpreter, { ...request, modules: this.#modules }),
    );
  }

  call(what: string, request: Omit<CallsRequest, 'modules'>): CallValues {
    return timed(what, this.#report, () =>
      runCalls(this.#interpreter, { ...request, modules: this.#modules }),
    );
  }
}

/** The processor time of this thread: a busy machine gives less of it per second, which does not make a program slower. */
function spentMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

export function timed<Outcome>(what: string, report: ReportProof, run: () => Outcome): Outcome {
  const startMs = spentMs();
  const outcome = run();
  const tookMs = Math.round(spentMs() - startMs);
  if (tookMs > LIMIT_MS) report(`${what} runs for ${tookMs} ms; the limit is ${LIMIT_MS}.`);
  return outcome;
}

/** The first failure, for the author. */
export function complaintOf({ error, tests }: ProgramReport): string {
  if (error !== null) return error.line === null ? error.message : `line ${error.line}: ${error.message}`;
  const failed = tests.find((test) => !test.isPassed);
  return failed === undefined ? 'nothing' : `${failed.name}: ${failed.message}`;
}
