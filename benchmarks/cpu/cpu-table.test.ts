import { expect, it } from 'vitest';
import { cpuTable } from './cpu-table.ts';

const unit = (name: string, median: number) => ({ name, calls: 1, median, rounds: [median, median * 2] });

const cellsOf = (table: string) =>
  table
    .split('\n')
    .slice(2)
    .map((line) =>
      line
        .split('|')
        .map((cell) => cell.trim())
        .slice(1, -1),
    );

it('shows each unit against the bare route, the reference and its goal', () => {
  const table = cpuTable([
    unit('bare', 0.05),
    unit('Home', 2.5),
    unit('search', 10),
    unit('the same learner', 1),
  ]);
  expect(cellsOf(table)).toEqual([
    ['bare', '1', '0.05', '1.0', '', '', '', '', ''],
    ['Home', '1', '2.50', '50.0', '298', '6622', '132', '≥ 100', 'reached'],
    ['search', '1', '10.00', '200.0', '116', '2578', '13', '≥ 40', 'not yet'],
    ['the same learner', '1', '1.00', '20.0', '', '', '', '', '1.00 → 2.00'],
  ]);
});

it('judges a machine of half the speed as it judges the faster one', () => {
  const verdicts = (slower: number) =>
    cellsOf(
      cpuTable([unit('bare', 0.04 * slower), unit('Home', 2.4 * slower), unit('search', 4 * slower)]),
    ).map((cells) => cells.slice(5));
  expect(verdicts(2)).toEqual(verdicts(1));
  expect(verdicts(2).map((cells) => cells.at(-1))).toEqual(['', 'reached', 'not yet']);
});
