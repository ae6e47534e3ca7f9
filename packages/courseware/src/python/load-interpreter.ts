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
  /** The value of an expression, taken apart, as JSON; null when it has none. */
  readonly value: (expression: string, printed: string) => string | null;
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
  const [runProgram, runTest, holds, value, charts] = buildHarness(micropython);
  return Object.assign(listening, {
    runProgram: runProgram as Interpreter['runProgram'],
    runTest: runTest as Interpreter['runTest'],
    holds: holds as Interpreter['holds'],
    value: value as Interpreter['value'],
    charts: charts as Interpreter['charts'],
    writeHelpers: keepReadOnly(micropython),
  });
}

const FACES = [
  'harness_run_program',
  'harness_run_test',
  'harness_holds',
  'harness_value',
  'harness_charts',
] as const;

function buildHarness({ runPython, globals }: MicroPython): unknown[] {
  runPython(HARNESS);
  const functions = FACES.map((name) => globals.get(name));
  for (const name of [...FACES, 'build']) globals.delete(name);
  return functions;
}

// Of the flags of `open` those that write, make or empty a file.
const WRITING_FLAGS = 0o1 | 0o2 | 0o100 | 0o1000;
const READ_ONLY = 69;

/** Closes the interpreter's files, which live in memory, to everything but reading; answers who alone still writes. */
function keepReadOnly(micropython: MicroPython): Interpreter['writeHelpers'] {
  const { FS } = micropython;
  const open = FS.open.bind(FS);
  const openToRead: typeof FS.open = (path, flags, mode) => {
    if (typeof flags === 'number' ? (flags & WRITING_FLAGS) !== 0 : flags !== 'r')
      throw new FS.ErrnoError(READ_ONLY);
    return open(path, flags, mode);
  };
  FS.open = openToRead;
  return (modules) => {
    FS.open = open;
    writeHelpers(micropython, modules);
    FS.open = openToRead;
  };
}

function writeHelpers({ FS }: MicroPython, modules: Readonly<Record<string, string>>): void {
  for (const file of FS.readdir(HELPER_FOLDER))
    if (file.endsWith('.py')) FS.unlink(`${HELPER_FOLDER}/${file}`);
  for (const [name, source] of Object.entries(modules)) FS.writeFile(`${HELPER_FOLDER}/${name}.py`, source);
}
