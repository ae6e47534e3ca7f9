import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '../../project-root.mjs';
import { type Case, playwrightCases, vitestCases, withOutcome } from './cases.ts';
import { summaryLine } from './summary-line.ts';

const file = join(projectRoot, 'tools/a.test.ts');

describe('the cases of a run', () => {
  it('of Vitest belong to the line of their declaration', () => {
    const row = (status: 'passed' | 'failed' | 'todo', fullName: string, line: number) => ({
      status,
      fullName,
      location: { line, column: 3 },
    });
    const report = {
      testResults: [
        {
          name: file,
          status: 'failed',
          assertionResults: [row('passed', 'adds 1', 4), row('failed', 'adds 2', 4), row('todo', 'waits', 9)],
        },
      ],
    } as const;
    expect(vitestCases(report)).toEqual([
      { test: 'tools/a.test.ts:4:3', name: `${file}: adds 1`, outcome: 'passed' },
      { test: 'tools/a.test.ts:4:3', name: `${file}: adds 2`, outcome: 'failed' },
      { test: 'tools/a.test.ts:9:3', name: `${file}: waits`, outcome: 'skipped' },
    ]);
  });

  it('of Vitest without a location belong to their title', () => {
    const report = {
      testResults: [
        { name: file, status: 'passed', assertionResults: [{ status: 'passed', fullName: 'adds' }] },
      ],
    } as const;
    expect(vitestCases(report)[0]?.test).toBe('tools/a.test.ts:adds');
  });

  it('of Playwright belong to the line of their declaration, in any depth of groups', () => {
    const spec = (title: string, status: 'expected' | 'unexpected' | 'skipped') => ({
      title,
      file: 'shell.spec.ts',
      line: 7,
      column: 5,
      tests: [{ status, results: [] }],
    });
    const suites = [
      {
        title: 'shell.spec.ts',
        specs: [spec('opens', 'expected')],
        suites: [{ title: 'drawer', specs: [spec('closes', 'unexpected'), spec('slides', 'skipped')] }],
      },
    ];
    expect(playwrightCases({ suites })).toEqual([
      { test: 'e2e/shell.spec.ts:7:5', name: 'shell.spec.ts: shell.spec.ts › opens', outcome: 'passed' },
      {
        test: 'e2e/shell.spec.ts:7:5',
        name: 'shell.spec.ts: shell.spec.ts › drawer › closes',
        outcome: 'failed',
      },
      {
        test: 'e2e/shell.spec.ts:7:5',
        name: 'shell.spec.ts: shell.spec.ts › drawer › slides',
        outcome: 'skipped',
      },
    ]);
  });

  it('get another outcome by their name', () => {
    const [first, second] = cases('failed', 'a:1', 'a:2');
    expect(withOutcome([first, second] as Case[], new Set([first?.name ?? '']), 'passed')).toEqual([
      { ...first, outcome: 'passed' },
      second,
    ]);
  });
});

const cases = (outcome: Case['outcome'], ...tests: string[]): Case[] =>
  tests.map((test, index) => ({ test, name: `${test} ${index}`, outcome }));
const counts = (passed: number, failed: number, skipped = 0) => ({ passed, failed, skipped });
const suite = (...all: Case[][]) => {
  const ofSuite = all.flat();
  const number = (outcome: Case['outcome']) => ofSuite.filter((entry) => entry.outcome === outcome).length;
  return { counts: counts(number('passed'), number('failed'), number('skipped')), cases: ofSuite };
};

describe('the closing line', () => {
  it.each([
    ['tests and their cases', [suite(cases('passed', 'a:1', 'a:1', 'a:2'))], '2 tests (3 cases) passed'],
    [
      'one of each',
      [suite(cases('passed', 'a:1')), { counts: counts(1, 0) }],
      '1 test (1 case) and 1 check passed',
    ],
    [
      'large numbers readably',
      [suite(cases('passed', ...Array.from({ length: 1234 }, (_, index) => `a:${index}`)))],
      '1,234 tests (1,234 cases) passed',
    ],
    [
      'a test in two parts once',
      [suite(cases('passed', 'e:1')), suite(cases('passed', 'e:1', 'e:2'))],
      '2 tests (3 cases) passed',
    ],
    [
      'a test with one failed case as failed',
      [suite(cases('passed', 'a:1', 'a:2'), cases('failed', 'a:1'))],
      '1 test (2 cases) passed, 1 test (1 case) failed',
    ],
    [
      'skipped tests only where there are any',
      [suite(cases('passed', 'a:1'), cases('skipped', 'a:1', 'a:2'))],
      '1 test (1 case) passed, 1 test (2 cases) skipped',
    ],
    ['checks that failed', [{ counts: counts(8, 2) }], '8 checks passed, 2 checks failed'],
    [
      'a file that did not load',
      [{ counts: counts(1, 2), cases: cases('passed', 'a:1') }],
      '1 test (1 case) passed, 2 without a result (a test file that did not load, or a run that broke off)',
    ],
    [
      'a run that broke off at once',
      [{ counts: counts(0, 1), cases: [] }],
      'nothing passed, 1 without a result (a test file that did not load, or a run that broke off)',
    ],
  ])('counts %s', (_, parts, expected) => {
    expect(summaryLine(parts)).toBe(expected);
  });
});
