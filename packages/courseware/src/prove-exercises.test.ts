import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { timed } from './prove/prover.ts';
import { proveExercises } from './prove-exercises.ts';
import { readCourseware } from './read/read-courseware.ts';
import { type Change, writeContent } from './test/content-fixture.ts';

const SIBLING = 'courses/first/one/adding.yaml';
const BANK = 'courses/first/one/assessment.yaml';
const FINAL = 'courses/first/final.yaml';

async function prove(...changes: Change[]) {
  const { programs, courseware } = await readCourseware(await writeContent(changes));
  const faults = await proveExercises(programs, courseware.helpers);
  return faults.map(({ file, line, message }) => `${file}:${line} ${message}`);
}

describe('an exercise', () => {
  it('that keeps its promises has no fault', async () => {
    expect(await prove()).toEqual([]);
  });

  it.each([
    ['        return n\n', '        return 2 * n\n', 10, 'The starter passes every visible test already.'],
    [
      '        return n\n',
      '        return n\n    x = y\n',
      10,
      "The starter does not run: NameError: name 'y' isn't",
    ],
    ['return 2 * n', 'return 3 * n', 10, 'The solution does not pass: Four: Expected 8.'],
    ['uses: [stats]', 'uses: []', 10, 'The solution does not pass: line 1: ImportError'],
    ['== -2', '== -3', 10, 'The solution does not pass: Minus: Expected -2.'],
    [
      '["2 * n", "n + 2"]',
      '["3 * n", "n + 2"]',
      29,
      'Mistake 2: the text to replace does not occur in the solution.',
    ],
    ['["2 * n", "n + 2"]', '["2 * n", "n * 2"]', 29, 'Mistake 2: this wrong answer passes every test.'],
    [
      '"double(3) == 5"',
      '"double(3) == 4"',
      29,
      'Mistake 2: its "when" is not true for it; the run says Four: Expected 8.',
    ],
    [
      '"double(3) == 9"',
      '"double(3) > 4"',
      10,
      'This message also comes for the solution: "You multiplied n by itself."',
    ],
    [
      '"double(3) == 9"',
      '"double(3) > 4"',
      29,
      'Mistake 2: another message comes first: "You multiplied n by itself."',
    ],
    [
      '"double(3) == 5"',
      '"double(3) != 6"',
      28,
      'Mistake 1: it also triggers another message: "You added 2."',
    ],
  ])('with %j as %j is refused', async (find, put, line, beginning) => {
    const faults = await prove([SIBLING, find, put]);
    const own = faults.find((fault) => fault.startsWith(`${SIBLING}:${line} ${beginning}`));
    expect(own, faults.join('\n')).toBeDefined();
  });
});

describe('the time of a run', () => {
  it.each([
    [1000, []],
    [1001, [`${BANK}:7 The code of "b" runs for 1001 ms; the limit is 1000.`]],
  ])('of %i ms', async (spentMs, expected) => {
    const { programs, courseware } = await readCourseware(await writeContent());
    const outputs = programs.filter(({ kind }) => kind === 'output');
    vi.spyOn(process, 'threadCpuUsage')
      .mockReturnValueOnce({ user: 4_000_000, system: 1_000_000 })
      .mockReturnValueOnce({ user: 4_000_000 + spentMs * 1000, system: 1_000_000 });
    onTestFinished(() => {
      vi.restoreAllMocks();
    });
    const faults = await proveExercises(outputs, courseware.helpers);
    expect(faults.map(({ file, line, message }) => `${file}:${line} ${message}`)).toEqual(expected);
  });

  it('is what it has of a processor: a wait for a busy machine is nobody’s fault', () => {
    const lines: string[] = [];
    const wait = () => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1100);
    expect(timed('The starter', (message) => lines.push(message), wait)).toBe('timed-out');
    expect(lines).toEqual([]);
  });
});

describe('a graded program', () => {
  it.each([
    ['return n\\n', 'return n / 2\\n', 'The starter passes every test already.'],
    ['return n\\n', 'return n +\\n', 'The starter does not run: SyntaxError: invalid syntax.'],
    ['return n / 2', 'return n', 'The solution does not pass: Four: half(4) does not give that.'],
  ])('with %j as %j is refused', async (find, put, beginning) => {
    const [fault] = await prove([FINAL, find, put]);
    expect(fault?.startsWith(`${FINAL}:7 ${beginning}`), fault).toBe(true);
  });
});

describe('a program in the text of a lesson', () => {
  const TEXT = 'courses/first/one/telling.md';
  const SEE = 'See [adding](lesson:fi-adding).';
  const told = (program: string, output: string): Change => [
    TEXT,
    SEE,
    `${SEE}\n\n\`\`\`python\n${program}\n\`\`\`\n\nIt prints:\n\n\`\`\`\n${output}\n\`\`\`\n`,
  ];

  it('prints the output that the text shows', async () => {
    expect(await prove(told('print(1 + 1)', '2'))).toEqual([]);
    const [wrong] = await prove(told('print(1 + 1)', '3'));
    expect(wrong).toMatch(/telling\.md:\d+ This program prints "2\\n", but the lesson shows "3\\n"\.$/);
    const [broken] = await prove(told('print(x)', '3'));
    expect(broken).toMatch(/telling\.md:\d+ This program does not run: NameError/);
  });

  it('comes before its output', async () => {
    const { faults } = await readCourseware(
      await writeContent([[TEXT, SEE, `${SEE}\n\nIt prints:\n\nNothing.`]]),
    );
    expect(faults.map(({ message }) => message)).toEqual([
      'Before and after "It prints:" stand a program and what it prints.',
    ]);
  });
});

describe('a question about output', () => {
  it.each([
    [
      '      print(2)\n',
      '      print(3)\n',
      'The code of "b" prints "1\\n3\\n", but the answer is "1\\n2\\n".',
    ],
    ['      print(2)\n', '      print(x)\n', 'The code of "b" does not run: NameError'],
  ])('with %j as %j is refused', async (find, put, beginning) => {
    const [fault] = await prove([BANK, find, put]);
    expect(fault?.startsWith(`${BANK}:7 ${beginning}`), fault).toBe(true);
  });
});
