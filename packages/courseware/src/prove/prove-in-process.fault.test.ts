import { execFile } from 'node:child_process';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import type { Program } from '../program.ts';
import { proveInProcess } from './prove-in-process.ts';

const run = promisify(execFile);

describe('a program', () => {
  const prints = (code: string, line: number): Program => {
    return { kind: 'output', file: 'a.yaml', line, id: 'b', code, answer: '2' };
  };
  const [right, endless] = [prints('print(2)', 3), prints('while True: pass', 9)];
  const stuck = { file: 'a.yaml', line: 9, message: 'This program does not end, or takes too much memory.' };

  it('that does not end is named when it has had its time of a processor', { timeout: 120_000 }, async () => {
    const limits = { helpers: {}, limitMs: 100_000, processorMs: 1500 };
    expect(await proveInProcess([right, endless, right], limits)).toEqual({
      found: [[], [stuck]],
      isOutOfTime: false,
    });
  });

  it('that is right is never blamed for a machine that gives it no turn', { timeout: 120_000 }, async () => {
    const before = await pidsOfProofs();
    const proof = proveInProcess([right], { helpers: {}, limitMs: 100_000, processorMs: 2000 });
    const pid = await pidOfProof(before);
    process.kill(pid, 'SIGSTOP');
    // impatient: the longer it gets no processor time, the harder the test
    await setTimeout(3000);
    process.kill(pid, 'SIGCONT');
    expect(await proof).toEqual({ found: [[]], isOutOfTime: false });
  });

  it('that had no turn in all that time is not judged', { timeout: 120_000 }, async () => {
    const before = await pidsOfProofs();
    const proof = proveInProcess([right], { helpers: {}, limitMs: 3000 });
    process.kill(await pidOfProof(before), 'SIGSTOP');
    expect(await proof).toEqual({ found: [], isOutOfTime: true });
  });
});

/** The processes of proofs: shell and wrappers that start one replace themselves with it. */
async function pidsOfProofs(): Promise<number[]> {
  const { stdout } = await run('ps', ['-A', '-o', 'ppid=', '-o', 'pid=', '-o', 'args=']);
  const rows = stdout.split('\n').map((line) => line.trim().split(/\s+/));
  return rows
    .filter(([parent, , ...args]) => parent === String(process.pid) && isProof(args))
    .map(([, pid]) => Number(pid));
}

const isProof = (args: readonly string[]) =>
  args[0] === process.execPath && args.join(' ').includes('prove-inside');

/** The new process: an earlier test's may not have ended yet. */
async function pidOfProof(before: readonly number[]): Promise<number> {
  for (;;) {
    const started = (await pidsOfProofs()).find((pid) => !before.includes(pid));
    if (started !== undefined) return started;
    await setTimeout(20);
  }
}
