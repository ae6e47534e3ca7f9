import { isValueWanted } from '@academy/domain/questions';
import { describe, expect, it } from 'vitest';
import { runInSandbox, SANDBOX_LIMITS, type SandboxLimits } from './run-in-sandbox.ts';
import { readSandboxSources } from './sandbox-sources.ts';

const run = (code: string, calls: readonly string[] = [], limits: Partial<SandboxLimits> = {}) =>
  runInSandbox({ code, modules: {}, calls }, { ...SANDBOX_LIMITS, ...limits });

/** The text that a program printed, or how else it ended. */
async function printed(code: string): Promise<unknown> {
  const outcome = await run(code, ['printed']);
  if (outcome.kind !== 'answered') return outcome.kind;
  const [value] = outcome.values ?? ['stopped with an error'];
  return value !== null && typeof value === 'object' && value.kind === 'str' ? value.text : value;
}

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
  it('tells the values of calls, and null for what has none', async () => {
    const code = 'print("hi")\ndef double(n):\n    return 2 * n\n';
    const calls = [
      'double(3)',
      'double("a")',
      '[1, (2.5, None)]',
      '{"a": True}',
      'printed',
      'missing',
      'double',
    ];
    expect(await run(code, calls)).toEqual({
      kind: 'answered',
      values: [
        { kind: 'int', text: '6' },
        { kind: 'str', text: 'aa' },
        {
          kind: 'list',
          items: [
            { kind: 'int', text: '1' },
            { kind: 'tuple', items: expect.any(Array) },
          ],
        },
        {
          kind: 'dict',
          entries: [
            [
              { kind: 'str', text: 'a' },
              { kind: 'bool', isTrue: true },
            ],
          ],
        },
        { kind: 'str', text: 'hi\n' },
        null,
        { kind: 'other', type: 'function' },
      ],
    });
  });

  it('that stops with an error has no values; one that ends itself has', async () => {
    expect(await run('x = 1\nprint(y)', ['x'])).toEqual({ kind: 'answered', values: null });
    expect(await run('x = 1\nraise SystemExit', ['x'])).toMatchObject({ values: [{ text: '1' }] });
  });

  it('may use its helper modules', async () => {
    const request = { code: 'import shop', modules: { shop: 'price = 5' }, calls: ['shop.price'] };
    expect(await runInSandbox(request)).toMatchObject({ values: [{ kind: 'int', text: '5' }] });
  });

  it.each([
    [
      'writes a module and imports it in the name of a listed one',
      'f = open("/lib/bisect.py", "w")\nf.write("import js")\nf.close()\nimport bisect\nbisect.js.process.exit(0)',
    ],
    ['imports the bridge to the server', 'import js'],
    ['fills the disk in memory', 'f = open("/big", "w")\nwhile True:\n    f.write("x" * 1000000)'],
    ['runs another file', 'execfile("/lib/stats.py")'],
  ])('that %s stops with an error', async (_what, code) => {
    expect(await run(code, ['1'])).toEqual({ kind: 'answered', values: null });
  });

  it('that equals everything is taken apart for what it is', async () => {
    const lie = 'class Always:\n    def __eq__(self, other):\n        return True\n';
    const listOfLies = 'class Many(list):\n    def __eq__(self, other):\n        return True\n';
    const outcome = await run(`${lie}${listOfLies}`, ['Always()', '[Always()]', 'Many([1])']);
    if (outcome.kind !== 'answered' || outcome.values === null) throw new Error('There are no values.');
    const wanted = [8, [8], [1]];
    expect(
      outcome.values.map((value, place) => value && isValueWanted(value, wanted[place] ?? null)),
    ).toEqual([false, false, false]);
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

  it('sees standard modules, and nothing of where it runs', async () => {
    const code = [
      'import array, binascii, cmath, collections, copy, datetime, functools, hashlib, heapq, itertools, json, math',
      'import operator, random, re, string, struct, time',
      'random.seed(1)',
      'time.sleep(0)',
      'print(math.sqrt(9), 0 <= random.random() < 1, time.time() > 0, time.ticks_ms() >= 0)',
      'print(datetime.datetime.now().year > 2000, copy.copy([1]), hashlib.sha256(b"a").digest()[0])',
    ].join('\n');
    expect(await printed(code)).toBe('3.0 True True True\nTrue [1] 202\n');
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
