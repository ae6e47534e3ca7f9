import { spawn } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { findIsolation } from './isolation.ts';
import { runInSandbox, SANDBOX_LIMITS, type SandboxLimits } from './run-in-sandbox.ts';
import { readSandboxSources } from './sandbox-sources.ts';

const run = (code: string, calls: readonly string[], limits: Partial<SandboxLimits> = {}) =>
  runInSandbox({ code, modules: {}, calls }, { ...SANDBOX_LIMITS, ...limits });

/** The sources with one text replaced, as if somebody had found a way around it. */
async function withChanged(file: string, change: (text: string) => string) {
  const given = await readSandboxSources();
  const text = given.sources[file] ?? '';
  expect(change(text)).not.toBe(text);
  return { ...given, sources: { ...given.sources, [file]: change(text) } };
}

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
    // Three seconds of processor time can be a minute on a busy machine.
  }, 120_000);

  it('is ended from outside when its process takes too much memory', async () => {
    expect(await run('while True:\n    pass', [], { processBytes: 1024 * 1024 })).toEqual({
      kind: 'too-much-memory',
    });
  });

  it('that takes memory without end fails inside its interpreter', async () => {
    expect(await run('x = [0]\nwhile True:\n    x = x + x', ['1'])).toEqual({
      kind: 'answered',
      values: null,
    });
  });

  it('that answers too much is cut off', async () => {
    expect(await run('x = "a" * 10000', ['x'], { answerBytes: 1000 })).toEqual({
      kind: 'too-long-an-answer',
    });
    const large = ['[[0] * 1000] * 1000', '"a" * 1000000', 'endless'];
    const code = 'endless = []\nendless.append(endless)';
    expect(await run(code, large)).toEqual({ kind: 'answered', values: [null, null, null] });
  });

  it('that fills the disk in memory stops with an error', async () => {
    const code = 'f = open("/big", "w")\nwhile True:\n    f.write("x" * 1000000)';
    expect(await run(code, ['1'])).toEqual({ kind: 'answered', values: null });
  });
});

describe('a program that got past the guard of its imports', () => {
  const LISTED = '"array", "binascii"';
  const BESIDES = '"array", "js", "jsffi", "sys", "uos", "uio", "binascii"';
  const outcomeOf = async (code: string) =>
    runInSandbox(
      { code, modules: {}, calls: ['1'] },
      SANDBOX_LIMITS,
      await withChanged('memory:/python/harness.ts', (text) => text.replace(LISTED, BESIDES)),
    );

  it('is not stopped by the guard in this test', async () => {
    expect(await outcomeOf('import sys, uos, jsffi')).toMatchObject({ values: [{ text: '1' }] });
  });

  it.each([
    'import js\njs.process',
    'import js\njs.Function("return 1")()',
    'import jsffi\njsffi.to_js([1])',
    'import uio\nuio.open("/x", "w")',
    'import uos\nuos.mkdir("/x")',
    'import uos\nuos.stat("/etc/passwd")',
  ])('is stopped by the list of its interpreter: %j', async (code) => {
    expect(await outcomeOf(code)).toEqual({ kind: 'answered', values: null });
  });
});

describe('a program that got past its interpreter', () => {
  /** JavaScript inside the process, in place of the code that calls the program. */
  const outcomeOf = async (script: string) => {
    const given = await withChanged(
      'memory:/python/run-calls.ts',
      () => `export function runCalls() { return [{ kind: 'str', text: String((${script})()) }]; }`,
    );
    const outcome = await runInSandbox({ code: '', modules: {}, calls: [''] }, SANDBOX_LIMITS, given);
    return outcome.kind === 'answered' ? outcome.values?.[0] : outcome.kind;
  };

  it('finds no name of Node, and built-ins that it cannot change', async () => {
    const names =
      'Reflect.ownKeys(globalThis).filter((name) => /process|fetch|Socket|Time|require|crypto/.test(String(name)))';
    expect(await outcomeOf(`() => ${names}`)).toEqual({ kind: 'str', text: '' });
    const change =
      '() => { try { Object.prototype.handle = 1; return "changed" } catch { return "frozen" } }';
    expect(await outcomeOf(change)).toEqual({ kind: 'str', text: 'frozen' });
    expect(await outcomeOf('() => { try { return eval("1") } catch { return "no code" } }')).toEqual({
      kind: 'str',
      text: 'no code',
    });
  });

  it('has neither a network nor an account, where the system allows it', async (context) => {
    const { kind } = await findIsolation();
    context.skip(kind !== 'account-and-network', `this system isolates by ${kind}`);
    const given = await withChanged(
      'memory:/python/run-calls.ts',
      () => `import { networkInterfaces } from 'node:os';
        import { getuid } from 'node:process';
        const kept = [getuid(), ...Object.keys(networkInterfaces())].join(' ');
        export function runCalls() { return [{ kind: 'str', text: kept }]; }`,
    );
    const outcome = await runInSandbox({ code: '', modules: {}, calls: [''] }, SANDBOX_LIMITS, given);
    expect(outcome).toMatchObject({ values: [{ kind: 'str', text: '65534' }] });
  });
});
