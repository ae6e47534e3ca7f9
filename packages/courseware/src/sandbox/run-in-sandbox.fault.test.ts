import { spawn } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { runInSandbox, SANDBOX_LIMITS, type SandboxLimits } from './run-in-sandbox.ts';

const run = (code: string, calls: readonly string[], limits: Partial<SandboxLimits>) =>
  runInSandbox({ code, modules: {}, calls }, { ...SANDBOX_LIMITS, ...limits });

describe('a program in the sandbox', () => {
  it('without end is cut off', async () => {
    expect(await run('while True:\n    pass', [], { programMs: 500 })).toEqual({ kind: 'too-slow' });
    const code = 'def wait():\n    while True:\n        pass\n';
    expect(await run(code, ['wait()'], { programMs: 500 })).toEqual({ kind: 'too-slow' });
  });

  it('is not judged by how long others keep it from a processor', async () => {
    const count = 'total = 0\nfor n in range(200000):\n    total += n\n';
    const busy = Array.from({ length: 8 }, () => spawn(process.execPath, ['-e', 'for (;;) {}']));
    try {
      const outcome = await run(count, ['total'], { programMs: 3000 });
      expect(outcome).toMatchObject({ values: [{ kind: 'int', text: '19999900000' }] });
    } finally {
      for (const one of busy) one.kill('SIGKILL');
    }
  });

  it('that only waits is cut off by the clock', async () => {
    const limits = { programMs: 100_000, clockMs: 500 };
    expect(await run('import time\ntime.sleep(1000)', [], limits)).toEqual({ kind: 'too-slow' });
  });

  it('is ended by the system when nobody else does it', async () => {
    const limits = { processorSeconds: 3, programMs: 100_000, clockMs: 100_000 };
    expect(await run('while True:\n    pass', [], limits)).toEqual({ kind: 'broken' });
    // Three seconds of a processor can be a minute of a busy machine.
  }, 120_000);

  it('is ended from outside when its process takes too much memory', async () => {
    expect(await run('while True:\n    pass', [], { processBytes: 1024 * 1024 })).toEqual({
      kind: 'too-much-memory',
    });
  });
});
