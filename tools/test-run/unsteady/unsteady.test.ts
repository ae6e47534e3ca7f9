import { describe, expect, it } from 'vitest';
import { excusedUntil } from './excused-until.ts';
import { knownUnsteady } from './known-unsteady.ts';

const MOST_DAYS = 30;
const MS_OF_A_DAY = 86_400_000;
const entry = {
  title: 'coins are counted',
  reason: 'the clock of the browser is late',
  since: '2026-11-19',
  until: '2026-12-03',
};

describe('a known unsteady test', () => {
  it.each([
    ['before its entry', '2026-11-18', undefined],
    ['on the day of its entry', '2026-11-19', '2026-12-03'],
    ['on its last day', '2026-12-03', '2026-12-03'],
    ['a day later', '2026-12-04', undefined],
  ])('%s (%s) is excused until %s', (_, today, until) => {
    expect(excusedUntil(entry.title, today, [entry])).toBe(until);
  });

  it('is known by its whole title', () => {
    expect(excusedUntil('coins are counted twice', '2026-11-20', [entry])).toBeUndefined();
  });
});

it(`an entry of the list says why, and lasts at most ${MOST_DAYS} days`, () => {
  const days = ({ since, until }: typeof entry) => (Date.parse(until) - Date.parse(since)) / MS_OF_A_DAY;
  expect(knownUnsteady.filter((known) => !(days(known) > 0 && days(known) <= MOST_DAYS))).toEqual([]);
  expect(knownUnsteady.filter(({ title, reason }) => title === '' || reason === '')).toEqual([]);
});
