import { expect, it } from 'vitest';
import { LESSON } from '../../test/faults-of.ts';
import { lintFaults } from '../../test/lint-faults.ts';

const TELLING = 'courses/first/one/telling.md';
const both = (one: string, other: string) =>
  lintFaults('character-ledger', [
    [LESSON, '::note[paper]', one],
    [TELLING, 'See [adding]', `${other} See [adding]`],
  ]);

it.each([
  ['Ayanda, 19, sells fruit.', 'Ayanda is 34 years old.', 'age', '34', '19'],
  ['Ayanda from Umlazi counts.', 'Later Ayanda lives in East London.', 'place', 'East London', 'Umlazi'],
  ['Ayanda, a nurse in Umlazi, counts.', 'Ayanda runs a small shop in Durban.', 'place', 'Durban', 'Umlazi'],
])('finds one name with two facts: %s %s', async (one, other, fact, here, there) => {
  const faults = await both(one, other);
  expect(faults).toHaveLength(1);
  expect(faults[0]).toContain(`The ${fact} of Ayanda is `);
  expect(faults[0]).toContain(here);
  expect(faults[0]).toContain(there);
});

it.each([
  ['Ayanda, 19, sells fruit.', 'Ayanda is 19 years old.'],
  ['Ayanda from Umlazi counts.', 'Sipho from Durban counts.'],
  ['Servers in Johannesburg count.', 'Servers in Durban are servers too.'],
])('does not mind %s %s', async (one, other) => {
  expect(await both(one, other)).toEqual([]);
});
