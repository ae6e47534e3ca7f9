import { execFile } from 'node:child_process';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import type { Program } from '../program.ts';
import { LARGE_FINES } from '../test/sql-exercise.ts';
import { processorSeconds, proveApart, readTold } from './prove-apart.ts';

const run = promisify(execFile);
const fault = { file: 'a.yaml', line: 3, message: 'The solution does not pass.' };

it('reads what each program was told, one to a line', () => {
  expect(readTold(`[]\n${JSON.stringify([fault])}\n`)).toEqual([[], [fault]]);
});

it.each([['[]\nno answer\n[]\n'], ['[]\n{"file":"a.yaml"}\n[]\n'], ['[]\n[{"file"']])(
  'stops at the program whose answer is none: %j',
  (told) => {
    expect(readTold(told)).toEqual([[]]);
  },
);

it.each([1, 12_000, 120_000])('may work for as long as it has time: %i ms', (limitMs) => {
  expect(processorSeconds(limitMs) * 1000).toBeGreaterThan(limitMs);
});

it('proves SQL in the process without rights, too', async () => {
  const program = { kind: 'exercise', file: 'a.yaml', line: 3, mistakeLines: [] } as const;
  const wrong = { ...LARGE_FINES, solution: LARGE_FINES.starter };
  const programs = [LARGE_FINES, wrong].map((exercise) => ({ ...program, exercise }));
  const { found } = await proveApart(programs, { helpers: {}, limitMs: 50_000 });
  expect(found.map((faults) => faults.map(({ message }) => message))).toEqual([
    [],
    ['The solution does not pass: Two names: Expected 2 rows, but 4 came.'],
  ]);
});

describe('a program', () => {
  const prints = (code: string, line: number): Program => {
    return { kind: 'output', file: 'a.yaml', line, id: 'b', code, answer: '2' };
  };
  const [right, endless] = [prints('print(2)', 3), prints('while True: pass', 9)];
  const stuck = { file: 'a.yaml', line: 9, message: 'This program does not end, or takes too much memory.' };

  it('that does not end is named when it has had its time of a processor', { timeout: 120_000 }, async () => {
    const limits = { helpers: {}, limitMs: 100_000, processorMs: 1500 };
    expect(await proveApart([right, endless, right], limits)).toEqual({
      found: [[], [stuck]],
      isOutOfTime: false,
    });
  });

  it('that is right is never blamed for a machine that gives it no turn', { timeout: 120_000 }, async () => {
    const proof = proveApart([right], { helpers: {}, limitMs: 100_000, processorMs: 2000 });
    const pid = await pidOfProof();
    process.kill(pid, 'SIGSTOP');
    // impatient: the longer it gets no turn, the harder the test
    await setTimeout(3000);
    process.kill(pid, 'SIGCONT');
    expect(await proof).toEqual({ found: [[]], isOutOfTime: false });
  });

  it('that had no turn in all that time is not judged', { timeout: 120_000 }, async () => {
    const proof = proveApart([right], { helpers: {}, limitMs: 3000 });
    process.kill(await pidOfProof(), 'SIGSTOP');
    expect(await proof).toEqual({ found: [], isOutOfTime: true });
  });
});

/** Of the process that was started last; the shell that starts it becomes it. */
async function pidOfProof(): Promise<number> {
  for (;;) {
    const { stdout } = await run('ps', ['-A', '-o', 'ppid=', '-o', 'pid=', '-o', 'args=']);
    const own = stdout.split('\n').map((line) => line.trim().split(/\s+/));
    const proof = own.find(([parent, , ...args]) => {
      return (
        parent === String(process.pid) && args[0] !== '/bin/sh' && args.join(' ').includes('prove-inside')
      );
    });
    if (proof) return Number(proof[1]);
    await setTimeout(20);
  }
}
