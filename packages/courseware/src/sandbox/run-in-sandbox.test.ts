import { isValueWanted } from '@academy/domain/learning/questions';
import { describe, expect, it } from 'vitest';
import { runInSandbox } from './run-in-sandbox.ts';

const run = (code: string, calls: readonly string[]) => runInSandbox({ code, modules: {}, calls });

/** The text that a program printed, or how else it ended. */
async function printed(code: string): Promise<unknown> {
  const outcome = await run(code, ['printed']);
  if (outcome.kind !== 'answered') return outcome.kind;
  const [value] = outcome.values ?? ['stopped with an error'];
  return value !== null && typeof value === 'object' && value.kind === 'str' ? value.text : value;
}

describe('a program in the sandbox', () => {
  it('returns the values of calls, and null where there is none', async () => {
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
    ['runs another file', 'execfile("/lib/stats.py")'],
  ])('that %s stops with an error', async (_what, code) => {
    expect(await run(code, ['1'])).toEqual({ kind: 'answered', values: null });
  });

  it('that equals everything is taken apart for what it is', async () => {
    const lie = 'class Always:\n    def __eq__(self, other):\n        return True\n';
    const listOfLies = 'class Many(list):\n    def __eq__(self, other):\n        return True\n';
    const outcome = await run(`${lie}${listOfLies}`, ['Always()', '[Always()]', 'Many([1])']);
    if (outcome.kind !== 'answered' || outcome.values === null) throw new Error('There are no values.');
    const expected = [8, [8], [1]];
    expect(
      outcome.values.map((value, place) => value && isValueWanted(value, expected[place] ?? null)),
    ).toEqual([false, false, false]);
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
