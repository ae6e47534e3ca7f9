import { expect, it } from 'vitest';
import { ESCAPES } from '../test/escapes.ts';
import { LARGE_FINES } from '../test/sql-exercise.ts';
import { processorSeconds, proveInProcess, readFaultLines } from './prove-in-process.ts';

const fault = { file: 'a.yaml', line: 3, message: 'The solution does not pass.' };

it('reads the faults of each program, one line each', () => {
  expect(readFaultLines(`[]\n${JSON.stringify([fault])}\n`)).toEqual([[], [fault]]);
});

it.each([['[]\nno answer\n[]\n'], ['[]\n{"file":"a.yaml"}\n[]\n'], ['[]\n[{"file"']])(
  'stops at the program whose answer is none: %j',
  (output) => {
    expect(readFaultLines(output)).toEqual([[]]);
  },
);

it.each([1, 12_000, 120_000])('may work for as long as it has time: %i ms', (limitMs) => {
  expect(processorSeconds(limitMs) * 1000).toBeGreaterThan(limitMs);
});

it('proves SQL in the process without rights, too', async () => {
  const program = { kind: 'exercise', file: 'a.yaml', line: 3, mistakeLines: [] } as const;
  const wrong = { ...LARGE_FINES, solution: LARGE_FINES.starter };
  const programs = [LARGE_FINES, wrong].map((exercise) => ({ ...program, exercise }));
  const { found } = await proveInProcess(programs, { helpers: {}, limitMs: 50_000 });
  expect(found.map((faults) => faults.map(({ message }) => message))).toEqual([
    [],
    ['The solution does not pass: Two names: Expected 2 rows, but 4 came.'],
  ]);
});

it('stops a program of an author that fakes its result, and reports it', async () => {
  const program = { kind: 'output', file: 'a.yaml', line: 3, id: 'b', answer: '2' } as const;
  const programs = Object.values(ESCAPES).map((code) => ({ ...program, code }));
  const { found } = await proveInProcess(programs, { helpers: {}, limitMs: 50_000 });
  for (const faults of found)
    expect(faults[0]?.message).toContain('Your program tried to reach outside Python, so it was stopped.');
  expect(found).toHaveLength(2);
});
