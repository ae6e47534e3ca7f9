import { describe, expect, it } from 'vitest';
import { countPlaywright, countVitest, judge, playwrightFailures, vitestFailures } from './counts.ts';

const counts = (passed: number, failed: number, skipped = 0) => ({ passed, failed, skipped });

describe('test counts', () => {
  it('adds up the tests of all Vitest files by what became of them', () => {
    const report = {
      testResults: [
        { status: 'passed', assertionResults: [{ status: 'passed' }, { status: 'skipped' }] },
        {
          status: 'failed',
          assertionResults: [{ status: 'failed' }, { status: 'passed' }, { status: 'todo' }],
        },
      ],
    } as const;
    expect(countVitest(report)).toEqual(counts(2, 1, 2));
  });

  it('counts a Vitest file that does not load as one failure', () => {
    expect(countVitest({ testResults: [{ status: 'failed', assertionResults: [] }] })).toEqual(counts(0, 1));
  });

  it('names what failed with its reason, and a file that does not load', () => {
    const broken = {
      name: 'b.test.ts',
      status: 'failed',
      message: 'No such module',
      assertionResults: [],
    } as const;
    const report = {
      testResults: [
        {
          name: 'a.test.ts',
          status: 'failed',
          assertionResults: [
            { status: 'failed', fullName: 'adds up', failureMessages: ['expected 1 to be 2'] },
            { status: 'passed', fullName: 'is quiet' },
          ],
        },
        broken,
      ],
    } as const;
    expect(vitestFailures(report)).toEqual([
      { file: 'a.test.ts', title: 'adds up', error: 'expected 1 to be 2' },
      { file: 'b.test.ts', title: '', error: 'No such module' },
    ]);
  });

  it('names a browser test that failed by its groups, with its first error', () => {
    const spec = (title: string, status: 'expected' | 'unexpected', message?: string) => ({
      title,
      file: 'shell.spec.ts',
      tests: [{ status, results: [{ status: 'failed', ...(message && { error: { message } }) }] }] as const,
    });
    const report = {
      stats: { expected: 7, unexpected: 1, flaky: 0, skipped: 3 },
      suites: [
        {
          title: 'shell.spec.ts',
          specs: [spec('opens', 'expected')],
          suites: [{ title: 'the drawer', specs: [spec('closes', 'unexpected', 'Still open')] }],
        },
      ],
    };
    expect(countPlaywright(report)).toEqual(counts(7, 1, 3));
    expect(playwrightFailures(report)).toEqual([
      { file: 'shell.spec.ts', title: 'shell.spec.ts › the drawer › closes', error: 'Still open' },
    ]);
  });
});

describe('what a suite run is worth', () => {
  it.each([
    ['passes with its counts', counts(5, 0), 0, false, counts(5, 0)],
    ['fails with its counts', counts(5, 2), 1, false, counts(5, 2)],
    ['fails without a report', undefined, 0, true, counts(0, 1)],
    ['fails when no test ran', counts(0, 0, 4), 0, false, counts(0, 1, 4)],
    ['passes when a filter left no test', counts(0, 0), 0, true, counts(0, 0)],
    ['fails on a bad exit without a failed test', counts(5, 0), 1, false, counts(5, 1)],
  ])('%s', (_, found, exitCode, mayBeEmpty, expected) => {
    expect(judge(found, { exitCode, mayBeEmpty })).toEqual(expected);
  });
});
