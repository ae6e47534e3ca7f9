import { describe, expect, it } from 'vitest';
import { runInSandbox, SANDBOX_LIMITS, type SandboxLimits } from './run-in-sandbox.ts';

const run = (code: string, calls: readonly string[], limits: Partial<SandboxLimits>) =>
  runInSandbox({ code, modules: {}, calls }, { ...SANDBOX_LIMITS, ...limits });

describe('a program in the sandbox', () => {
  it('without end is cut off', async () => {
    expect(await run('while True:\n    pass', [], { runMs: 500 })).toEqual({ kind: 'too-slow' });
    const code = 'def wait():\n    while True:\n        pass\n';
    expect(await run(code, ['wait()'], { runMs: 500 })).toEqual({ kind: 'too-slow' });
  });

  it('is ended by the system when nobody else does it', async () => {
    const limits = { processorSeconds: 3, runMs: 100_000 };
    expect(await run('while True:\n    pass', [], limits)).toEqual({ kind: 'broken' });
    // Three seconds of a processor can be a minute of a busy machine.
  }, 120_000);

  it('is ended from outside when its process takes too much memory', async () => {
    expect(await run('while True:\n    pass', [], { processBytes: 1024 * 1024 })).toEqual({
      kind: 'too-much-memory',
    });
  });
});
