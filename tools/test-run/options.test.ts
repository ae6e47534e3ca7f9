import { describe, expect, it } from 'vitest';
import { parseOptions } from './options.ts';
import { partsOf } from './parts.ts';

const partNames = (...args: string[]) => {
  const options = parseOptions(args);
  return options && partsOf(options).map(({ name }) => name);
};
const gate = ['static checks', 'rules', 'API', 'build', 'budget', 'screens', 'journeys'];

it.each([
  [['--changed'], 'main'],
  [['--changed', 'v1.0.0'], 'v1.0.0'],
  [[], undefined],
])('npm run check with %j compares with %s', (args, changedSince) => {
  expect(parseOptions(['--quick', ...args])?.changedSince).toBe(changedSince);
});

describe('a test command', () => {
  it.each([
    [[], gate],
    [['--quick'], ['static checks', 'rules']],
    [
      ['--quick', '--changed'],
      ['static checks', 'rules of the whole tree', 'rules'],
    ],
    [['--quick', '--changed', 'v1.0.0', '--filter', 'COIN-01'], ['rules']],
    [
      ['--browser', 'e2e/rewards/coins'],
      ['build', 'browser'],
    ],
    [['--faults'], ['build', 'faults']],
    [['--all'], [...gate, 'browser', 'faults', 'fuzz']],
    [
      ['--filter', 'COIN-01'],
      ['rules', 'API', 'screens', 'build', 'browser'],
    ],
  ])('%j runs %j', (args, names) => {
    expect(partNames(...args)).toEqual(names);
  });

  it.each([
    [['--slow']],
    [['--changed']],
    [['--quick', '--changed', 'main', 'slice']],
    [['--browser', '--faults']],
    [['e2e/rewards/coins']],
  ])('%j is refused', (args) => {
    expect(parseOptions(args)).toBeUndefined();
  });
});
