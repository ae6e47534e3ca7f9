import { expect, it } from 'vitest';
import { BANK, SIBLING } from '../../test/faults-of.ts';
import { lintFaults } from '../../test/lint-faults.ts';

const check = (id: string, ask: string, right: string) =>
  `  - {id: ${id}, type: one, ask: "${ask}", options: [{text: "${right}", right: true, why: w}, {text: b, why: w}, {text: c, why: w}]}\n`;
const item = (id: string, ask: string, right: string, more = '') =>
  check(id, ask, right).replace('type: one', `type: one, lesson: fi-adding${more}`);
const sibling = (...checks: string[]) => ({ [SIBLING]: `lesson: fi-adding\nchecks:\n${checks.join('')}` });
const bank = (...items: string[]) => ({
  [BANK]: `id: fi-one-assessment\ntitle: T\nminutes: 9\npick: 1\nitems:\n${items.join('')}`,
});

const GIVING_AWAY = 'Why does it help to keep a test pile?';

it('finds a check that gives away the answer of an earlier one', async () => {
  const files = sibling(
    check('a', 'What helps?', 'Keep a test pile.'),
    check('b', GIVING_AWAY, 'It is fair'),
  );
  expect(await lintFaults('answer-given-away', [], files)).toEqual([
    `${SIBLING}:4 This question gives away the answer of "a": "Keep a test pile.".`,
  ]);
});

it('does not mind the answer of a check that was asked before, nor a short one', async () => {
  const files = sibling(check('b', GIVING_AWAY, 'It'), check('a', 'Is it so?', 'Keep a test pile.'));
  expect(await lintFaults('answer-given-away', [], files)).toEqual([]);
});

it('finds items that give away each other’s answers in any order, unless they are enemies', async () => {
  const [givesAway, answer] = [GIVING_AWAY, 'Keep a test pile'];
  expect(
    await lintFaults('answer-given-away', [], bank(item('b', givesAway, 'x'), item('a', 'Ask', answer))),
  ).toEqual([`${BANK}:6 This question gives away the answer of "a": "Keep a test pile".`]);
  const enemies = bank(
    item('b', givesAway, 'x', ', enemies: pile'),
    item('a', 'Ask', answer, ', enemies: pile'),
  );
  expect(await lintFaults('answer-given-away', [], enemies)).toEqual([]);
});
