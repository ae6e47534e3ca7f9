import { expect, it } from 'vitest';
import { hourRows } from './hour-table.ts';

const part = (name: string, bytes: number, requests: number) => ({
  name,
  bytes,
  headBytes: requests * 1000,
  requests,
  scripts: 0,
  calls: [],
});

it('an hour costs what its parts cost, with heads as HTTP/2 packs them', () => {
  const rows = hourRows('cold', [part('lesson 1', 100_000, 3), part('a check', 2000, 1)], 101_000);
  expect(rows).toEqual([
    ['cold: lesson 1', '3', '100.0', '98.8', 'R0.009'],
    ['cold: a check', '1', '2.0', '1.6', 'R0.000'],
    ['**cold, in all**', '4', '102.0', '100.4', 'R0.009', '≤ 101', 'reached'],
  ]);
});

it('a byte too many is reported', () => {
  expect(
    hourRows('next day', [part('Home', 40_401, 1)], 40_000)
      .at(-1)
      ?.at(-1),
  ).toBe('not yet');
});
