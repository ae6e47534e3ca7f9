import { expect, it } from 'vitest';
import { safetyTable } from './safety.ts';

it('counts a crisis that was answered as distress as a miss, and prints it', () => {
  const table = safetyTable([
    { text: 'a', level: 'crisis', heardAs: 'crisis' },
    { text: 'b', level: 'crisis', heardAs: 'distress' },
    { text: 'c', level: 'distress', heardAs: 'crisis' },
    { text: 'd', level: 'ordinary', heardAs: 'ordinary' },
  ]);
  const figures = table.split('\n').map((line) => /(\d\.\d{3}) of (\d+)/.exec(line)?.[0]);
  expect(figures.filter((figure) => figure !== undefined)).toEqual([
    '0.500 of 2',
    '0.500 of 2',
    '1.000 of 1',
    '0.000 of 1',
  ]);
});
