import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadInterpreter, type ProgramReport, runProgram } from '../python/index.ts';
import { readMicroPython } from '../sandbox/read-engine.ts';
import { HELPERS } from '../vocabulary.ts';

const folder = join(import.meta.dirname, '../../../../content/python');
const modules = Object.fromEntries(
  HELPERS.map((name) => [name, readFileSync(join(folder, `${name}.py`), 'utf8')]),
);
const interpreter = await loadInterpreter(await readMicroPython());

export function sizeOf(helper: string): number {
  return Buffer.byteLength(modules[helper] ?? '');
}

/** Runs a program that may import every helper module. */
export function run(code: string): ProgramReport {
  return runProgram(interpreter, { code, modules, tests: [], hidden: [], mistakes: [] });
}

/** The value of an expression after a program, as Python prints it, or the sentence of the error. */
export function evaluate(expression: string, setup = ''): string {
  const { output, error } = run(`import stats, table, plot, nn\n${setup}\nprint(repr(${expression}))\n`);
  return error === null ? output.trimEnd() : error.message;
}
