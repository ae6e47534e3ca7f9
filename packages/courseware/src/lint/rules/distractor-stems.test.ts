import { expect, it } from 'vitest';
import { BANK } from '../../test/faults-of.ts';
import { lintFaults } from '../../test/lint-faults.ts';

const item = (index: number, isRight = false) =>
  `  - {id: i${index}, type: one, lesson: fi-adding, ask: "Ask ${index}", options: [{text: "The sum of ${index} is wrong", ${isRight ? 'right: true, ' : ''}why: w}, {text: "Yes ${index}", ${isRight ? '' : 'right: true, '}why: w}, {text: "No ${index}", why: w}]}\n`;
const bank = (...items: string[]) => ({
  [BANK]: `id: fi-one-assessment\ntitle: T\nminutes: 9\npick: 1\nitems:\n${items.join('')}`,
});

it('finds a beginning that four options share and that is never right', async () => {
  expect(await lintFaults('distractor-stems', [], bank(item(1), item(2), item(3), item(4)))).toEqual([
    `${BANK}:9 "the sum of …" begins 4 options of this course and is never right.`,
  ]);
});

it.each([
  ['three times', [item(1), item(2), item(3)]],
  ['four times, and once right', [item(1), item(2), item(3), item(4, true)]],
])('does not mind one that stands there %s', async (_, items) => {
  expect(await lintFaults('distractor-stems', [], bank(...items))).toEqual([]);
});
