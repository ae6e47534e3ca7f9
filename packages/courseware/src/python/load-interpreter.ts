/// <reference path="./micropython.d.ts" />
import { loadMicroPython, type MicroPython } from '@micropython/micropython-webassembly-pyscript';
import { HARNESS } from './harness.ts';

// The first part of the heap; MicroPython asks for more when a program needs it.
const HEAP_BYTES = 1024 * 1024;
const HELPER_FOLDER = '/lib';

/** MicroPython with the harness around it. It can run any number of programs, one after the other. */
export interface Interpreter {
  /** Answers the error as JSON, or null. */
  readonly runProgram: (source: string, helpers: string) => string | null;
  readonly runTest: (source: string, printed: string) => string | null;
  readonly holds: (expression: string, printed: string) => boolean;
  readonly charts: () => string;
  readonly writeHelpers: (modules: Readonly<Record<string, string>>) => void;
  /** Who receives what is printed. */
  listener: (bytes: Uint8Array) => void;
}

/** In the browser `wasmUrl` says where the interpreter's second file is; Node finds it by itself. */
export async function loadInterpreter(wasmUrl?: string): Promise<Interpreter> {
  const listening = { listener: (_: Uint8Array): void => undefined };
  const micropython = await loadMicroPython({
    ...(wasmUrl === undefined ? {} : { url: wasmUrl }),
    heapsize: HEAP_BYTES,
    linebuffer: false,
    stdout: (bytes) => listening.listener(bytes),
  });
  micropython.FS.mkdirTree(HELPER_FOLDER);
  const [runProgram, runTest, holds, charts] = buildHarness(micropython);
  return Object.assign(listening, {
    runProgram: runProgram as Interpreter['runProgram'],
    runTest: runTest as Interpreter['runTest'],
    holds: holds as Interpreter['holds'],
    charts: charts as Interpreter['charts'],
    writeHelpers: (modules: Readonly<Record<string, string>>) => writeHelpers(micropython, modules),
  });
}

const FACES = ['harness_run_program', 'harness_run_test', 'harness_holds', 'harness_charts'] as const;

function buildHarness({ runPython, globals }: MicroPython): unknown[] {
  runPython(HARNESS);
  const functions = FACES.map((name) => globals.get(name));
  for (const name of [...FACES, 'build']) globals.delete(name);
  return functions;
}

function writeHelpers({ FS }: MicroPython, modules: Readonly<Record<string, string>>): void {
  for (const file of FS.readdir(HELPER_FOLDER))
    if (file.endsWith('.py')) FS.unlink(`${HELPER_FOLDER}/${file}`);
  for (const [name, source] of Object.entries(modules)) FS.writeFile(`${HELPER_FOLDER}/${name}.py`, source);
}
