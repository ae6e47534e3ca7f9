import { spawn } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { runInSandbox, SANDBOX_LIMITS, type SandboxLimits } from './run-in-sandbox.ts';
import { readSandboxSources } from './sandbox-sources.ts';

const run = (code: string, calls: readonly string[], limits: Partial<SandboxLimits> = {}) =>
  runInSandbox({ code, modules: {}, calls }, { ...SANDBOX_LIMITS, ...limits });

/** The sources with a hole in the guard, as if somebody had found a way around it. */
async function withoutGuard() {
  const given = await readSandboxSources();
  const harness = given.sources['memory:/harness.ts'] ?? '';
  const open = harness.replace(
    '"array", "binascii"',
    '"array", "js", "jsffi", "sys", "os", "io", "binascii"',
  );
  expect(open).not.toBe(harness);
  return { ...given, sources: { ...given.sources, 'memory:/harness.ts': open } };
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
    // Three seconds of a processor can be a minute of a busy machine.
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

describe('a program that got past the guard', () => {
  const escaped = async (code: string) => {
    const request = { code, modules: {}, calls: ['printed'] };
    const outcome = await runInSandbox(request, SANDBOX_LIMITS, await withoutGuard());
    if (outcome.kind !== 'answered') return outcome.kind;
    const [value] = outcome.values ?? [];
    return value?.kind === 'str' ? value.text : 'stopped with an error';
  };

  it('finds none of the doors of Node', async () => {
    const names = [
      'process',
      'require',
      'fetch',
      'WebSocket',
      'EventSource',
      'navigator',
      'console',
      'setTimeout',
    ];
    const code = `import js\nfor name in ${JSON.stringify(names)}:\n    print(name, hasattr(js, name))\n`;
    expect(await escaped(code)).toBe(names.map((name) => `${name} False\n`).join(''));
  });

  it.each(['js.Function("return 1")()', 'js.Object.constructor("return 1")()', 'js.eval("1")'])(
    'cannot make code out of text by %s',
    async (expression) => {
      expect(await escaped(`import js\nprint(${expression})`)).toMatch(/^(stopped with an error|broken)$/);
    },
  );

  it('cannot write files, not even in its memory', async () => {
    expect(await escaped('import io\nf = io.open("/x", "w")\nprint("opened")')).toBe('stopped with an error');
    expect(await escaped('import os\nos.mkdir("/x")\nprint("made")')).not.toContain('js');
  });
});
