import { describe, expect, it } from 'vitest';
import { readMicroPython } from '../sandbox/read-engine.ts';
import { ESCAPES, MUTATIONS } from '../test/escapes.ts';
import { loadInterpreter } from './load-interpreter.ts';
import { isSolved, type ProgramReport } from './program-report.ts';
import { runProgram } from './run-program.ts';

const wasm = await readMicroPython();
const REFUSED = 'Your program tried to reach outside Python, so it was stopped.';
const TEST = [{ name: 'T', code: 'assert True' }];

const reached: unknown[] = [];
Object.assign(globalThis, { escaped: (how: unknown) => reached.push(how) });

async function run(code: string): Promise<ProgramReport & { readonly isSpent: boolean }> {
  const interpreter = await loadInterpreter(wasm);
  const request = { code: `${code}\nprint("past it")`, modules: {}, tests: TEST, hidden: [], mistakes: [] };
  return { ...runProgram(interpreter, request), isSpent: interpreter.isSpent() };
}

describe('a program that forges its way to JavaScript', () => {
  it.each(Object.entries(ESCAPES))('as on the %s is stopped with one sentence', async (_where, code) => {
    const report = await run(code);
    expect(report).toMatchObject({ error: { message: REFUSED, line: null }, mistake: null, isSpent: true });
    expect(report.output).toBe('');
    expect(isSolved(report)).toBe(false);
  });

  it('spends its interpreter: nothing runs there afterwards', async () => {
    const interpreter = await loadInterpreter(wasm);
    const request = { modules: {}, tests: TEST, hidden: [], mistakes: [{ when: 'True', say: 'Said' }] };
    runProgram(interpreter, { ...request, code: ESCAPES.browser });
    expect(runProgram(interpreter, { ...request, code: 'print(1)' })).toMatchObject({
      output: '',
      error: { message: REFUSED },
      mistake: null,
    });
  });

  // A mutation may also stop with a Python error, or crash its interpreter, which ends its worker or process.
  it.each(MUTATIONS.map((code, index) => [index + 1, code] as const))(
    'by mutation %i reaches nothing',
    async (_index, code) => {
      const before = Reflect.ownKeys(globalThis).length;
      const outcome = await run(code).catch((broken: unknown) => ({ broken }));
      if ('output' in outcome) expect(outcome).toMatchObject({ output: '', error: expect.anything() });
      expect(reached).toEqual([]);
      expect(Reflect.ownKeys(globalThis)).toHaveLength(before);
      expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
    },
  );
});
