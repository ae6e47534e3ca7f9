import { describe, expect, it } from 'vitest';
import { readCourseware } from '../read/read-courseware.ts';
import { type Change, writeContent } from '../test/content-fixture.ts';
import { mutantsOf } from './mutants.ts';
import { proveMutants } from './prove-mutants.ts';

const FINAL = 'courses/first/final.yaml';

/** A graded program of one function `f`, with its tests. */
async function survivors(solution: string, ...calls: [call: string, gives: unknown][]) {
  const hidden = calls.map(
    ([call, gives]) => `{name: n, call: ${JSON.stringify(call)}, gives: ${JSON.stringify(gives)}}`,
  );
  const changes: Change[] = [
    [FINAL, 'solution: "def half(n):\\n    return n / 2\\n"', `solution: ${JSON.stringify(solution)}`],
    [FINAL, '{name: Four, call: half(4), gives: 2}', hidden[0] ?? ''],
    [FINAL, '{name: One, call: half(1), gives: 0.5}', hidden[1] ?? ''],
  ];
  const { programs, courseware } = await readCourseware(await writeContent(changes));
  const faults = await proveMutants(
    programs.filter(({ kind }) => kind === 'code'),
    courseware.helpers,
  );
  return faults.map(({ file, line, message }) => `${file}:${line} ${message}`);
}

const fault = (what: string) => `${FINAL}:7 A program that ${what} passes every test: add one that it fails.`;

describe('a program that sorts what it is given', () => {
  const first = 'def f(names):\n    return names[0]\n';

  it('survives tests with sorted lists only', async () => {
    expect(await survivors(first, ['f(["a", "b"])', 'a'], ['f(["c"])', 'c'])).toEqual([
      fault('sorts "names" first'),
    ]);
    expect(await survivors(first, ['f(["b", "a"])', 'b'], ['f(["c"])', 'c'])).toEqual([]);
  });

  it('is right where the order means nothing', async () => {
    const total = 'def f(values):\n    return sum(values)\n';
    expect(await survivors(total, ['f([1, 2])', 3], ['f([])', 0])).toEqual([]);
  });
});

it('finds tests that never ask for the whole text', async () => {
  const isSame = 'def f(one, other):\n    return one == other\n';
  const yes: [string, unknown] = ['f("West", "West")', true];
  const no: [string, unknown] = ['f("East", "West")', false];
  expect(await survivors(isSame, yes, no)).toEqual([fault('asks "in" for "==" in line 2')]);
  expect(await survivors(isSame, yes, ['f("West", "North West")', false])).toEqual([]);
});

it('finds tests that never reach a guard', async () => {
  const guarded =
    'def f(low, value):\n    if low is not None and value < low:\n        return 0\n    return 1\n';
  expect(await survivors(guarded, ['f(None, 3) + f(2, 3)', 2], ['f(4, 3)', 0])).toEqual([]);
  expect(await survivors(guarded, ['f(5, 3)', 0], ['f(4, 3)', 0])).toEqual([
    fault('asks only "low is not None" in line 2'),
    fault('asks only "value < low" in line 2'),
  ]);
  expect(await survivors(guarded, ['f(None, 3)', 1], ['f(2, 3)', 1])).toContain(
    fault('never does what stands under line 2'),
  );
});

it('changes nothing in a program that may then never end', () => {
  expect(mutantsOf('n = 3\nwhile n > 0:\n    if n == 1:\n        break\n    n = n - 1\n')).toEqual([]);
});
