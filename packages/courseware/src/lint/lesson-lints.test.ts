import { expect, it } from 'vitest';
import { CONTENT } from '../test/content-fixture.ts';
import { LESSON, SIBLING } from '../test/faults-of.ts';
import { lintFaults } from '../test/lint-faults.ts';

const TELLING = 'courses/first/one/telling.md';
const FIGURE = '<svg viewBox="0 0 9 9" role="img"><title>T</title><desc>D</desc><path d="M0 0"/></svg>';

it('wants a figure, or something to explore, in each lesson', async () => {
  const fault = (file: string) => `${file}:1 A lesson needs at least one figure, or something to explore.`;
  expect(await lintFaults('figure-in-lesson')).toEqual([fault(LESSON), fault(TELLING)]);
  const explores = 'explores:\n  - {id: move, figure: mean-median, task: Move it., text: The mean moves.}\n';
  expect(
    await lintFaults('figure-in-lesson', [
      [LESSON, '::note[paper]', '::explore[move]'],
      [SIBLING, 'lesson: fi-adding\n', `lesson: fi-adding\n${explores}`],
      [TELLING, 'See [adding]', `${FIGURE}\n\nSee [adding]`],
    ]),
  ).toEqual([]);
});

it.each([
  ['Five words are too few.', 5],
  [`Many ${'words '.repeat(18)}end.`, 20],
])('wants ten to fourteen words in a sentence, not those of "%s"', async (sentence, words) => {
  const [front] = CONTENT[TELLING]?.split('\n\n') ?? [];
  const text = `${front}\n\n${`${sentence} `.repeat(Math.ceil(500 / words))}\n`;
  expect(await lintFaults('mean-sentence', [], { [TELLING]: text })).toEqual([
    `${TELLING}:1 A sentence has ${words}.0 words on average; 10 to 14 read well.`,
  ]);
});

it('accepts sentences of ten words, and not a mean that is a little shorter', async () => {
  expect(await lintFaults('mean-sentence')).toEqual([
    `${TELLING}:1 A sentence has 9.8 words on average; 10 to 14 read well.`,
  ]);
});

it('requires different names for the columns of a table', async () => {
  const table = (names: string) => `| ${names} |\n|---|---|\n| 1 | 2 |`;
  const faults = (names: string) => lintFaults('table-headers', [[LESSON, '::note[paper]', table(names)]]);
  expect(await faults('Month | Month')).toEqual([
    `${LESSON}:19 Two columns of this table are called "Month".`,
  ]);
  expect(await faults('Month | Level')).toEqual([]);
});

it('wants no size that a build can change', async () => {
  const faults = (text: string) => lintFaults('size-claims', [[LESSON, '::note[paper]', text]]);
  expect(await faults('Six lessons take 72 kB.')).toEqual([
    `${LESSON}:19 "72 kB" is a claim that a build can make false: leave the figure out.`,
  ]);
  expect(await faults('A bundle of 500 MB costs R45.')).toEqual([]);
});
