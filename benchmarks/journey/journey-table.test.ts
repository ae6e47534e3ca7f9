import { expect, it } from 'vitest';
import { journeyTable } from './journey-table.ts';

const step = (name: string, ms: number) => ({
  name,
  ms,
  bytes: ms * 10,
  headBytes: 0,
  calls: [],
  requests: 3,
  scripts: 1,
});

it('shows the median of each step next to Moodle and the goal', () => {
  const table = journeyTable([
    [step('next lesson', 900), step('next day, Home', 1400)],
    [step('next lesson', 250), step('next day, Home', 1200)],
    [step('next lesson', 200), step('next day, Home', 9000)],
  ]);
  const rows = table.split('\n').map((line) => line.split('|').map((cell) => cell.trim()));
  expect(rows.slice(2)).toEqual([
    ['', 'next lesson', '0.25', '2.5', '3', '1', '1.3', '≤ 0.3', 'reached', ''],
    ['', 'next day, Home', '1.40', '14.0', '3', '1', '3.3', '≤ 1.0', 'not yet', ''],
  ]);
});
