import { describe, expect, it } from 'vitest';
import { sourcesAt } from './domain-sources.ts';
import { relatedTests } from './related-tests.ts';
import { reportLines, scoreOf } from './report.ts';
import type { Outcome } from './run-mutants.ts';
import { sample } from './sample.ts';

describe('the sources at a place', () => {
  const files = ['coins/coins.test.ts', 'coins/coins.ts', 'coins/test/fixture.ts', 'coins-rush.ts'].map(
    (file) => `packages/domain/src/rewards/${file}`,
  );
  const coins = ['packages/domain/src/rewards/coins/coins.ts'];

  it.each([
    ['rewards/coins', coins],
    ['rewards/coins/coins', coins],
    ['rewards/coins/coins.ts', coins],
    ['packages/domain/src/rewards/coins/', coins],
    ['', [...coins, 'packages/domain/src/rewards/coins-rush.ts']],
    ['rewards/gone', []],
  ])('%j are its rules, without tests', (place, expected) => {
    expect(sourcesAt(place, files)).toEqual(expected);
  });
});

describe('the tests of a file', () => {
  const testsOf = relatedTests(
    new Map([
      ['kernel/money.ts', ''],
      ['kernel/money.test.ts', "import { add } from './money.ts';"],
      ['coins/coins.ts', "import type { Rand } from '../kernel/money.ts';"],
      ['coins/coins.test.ts', "import { it } from 'vitest';\nimport { pay } from './coins.ts';"],
      ['coins/lone.ts', ''],
    ]),
  );

  it('are those of its folder, then those that load it through others', () => {
    expect(testsOf('kernel/money.ts')).toEqual([['kernel/money.test.ts'], ['coins/coins.test.ts']]);
    expect(testsOf('coins/coins.ts')).toEqual([['coins/coins.test.ts']]);
  });

  it('are none where nothing loads it', () => {
    expect(testsOf('coins/lone.ts')).toEqual([]);
  });
});

describe('a sample', () => {
  const items = Array.from({ length: 100 }, (_, index) => index);

  it('is the same for the same seed, in order, without repeats', () => {
    const chosen = sample(items, 30, 7);
    expect(chosen).toEqual(sample(items, 30, 7));
    expect(chosen).toEqual([...new Set(chosen)].sort((one, other) => one - other));
    expect(chosen).toHaveLength(30);
    expect(chosen).not.toEqual(sample(items, 30, 8));
  });

  it('takes everything where there is no more', () => {
    expect(sample(items, Number.POSITIVE_INFINITY, 7)).toEqual(items);
  });
});

describe('the report', () => {
  const result = (outcome: Outcome, line: number) => ({
    outcome,
    mutant: { file: 'coins.ts', line, start: line, end: line + 1, original: '<', replacement: '<=' },
  });
  const results = [result('survived', 9), result('killed', 1), result('late', 2), result('survived', 3)];

  it('lists survivors with their place and change, and counts', () => {
    expect(reportLines([...results, result('untested', 4)])).toEqual([
      'Survived: no test fails when this is changed',
      '  coins.ts:3  < → <=',
      '  coins.ts:9  < → <=',
      '',
      'Untested: no test of the domain loads this file',
      '  coins.ts:4  < → <=',
      '',
      '5 mutants: 1 killed, 1 killed by time or memory, 2 survived, 1 untested',
      'score 50.0 % of what tests load',
    ]);
  });

  it('scores what was noticed, and no file that no test loads', () => {
    expect(scoreOf(results)).toBe(0.5);
    expect(scoreOf([...results, result('untested', 4)])).toBe(0.5);
    expect(scoreOf([])).toBe(0);
  });
});
