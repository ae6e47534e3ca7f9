import { describe, expect, it, vi } from 'vitest';
import type { Failure } from './counts.ts';
import { rerunFailures, type SuiteRun } from './rerun-failures.ts';

const failure = (title: string): Failure => ({ file: 'a.test.ts', title, error: `${title} broke` });
const run = (passed: number, ...failed: string[]): SuiteRun => ({
  counts: { passed, failed: failed.length, skipped: 0 },
  failures: failed.map(failure),
});
const look = (first: SuiteRun, second: SuiteRun, untilOf?: (title: string) => string | undefined) =>
  rerunFailures(Promise.resolve(first), () => Promise.resolve(second), untilOf);

describe('a second look', () => {
  it('is not taken when all is well', async () => {
    const again = vi.fn();
    const result = await rerunFailures(Promise.resolve(run(3)), again);
    expect(again).not.toHaveBeenCalled();
    expect(result).toEqual({ ...run(3), unsteady: [] });
  });

  it('separates tests that pass alone from tests that do not, and both have failed', async () => {
    const { counts, failures, unsteady } = await look(run(5, 'race', 'fault'), run(1, 'fault'));
    expect(counts).toEqual({ passed: 5, failed: 2, skipped: 0 });
    expect(failures).toEqual([failure('fault')]);
    expect(unsteady).toEqual([{ ...failure('race'), until: undefined }]);
  });

  it('excuses what passes alone and is on the list', async () => {
    const untilOf = (title: string) => (title === 'known race' ? '2026-12-03' : undefined);
    const cases = ['known race', 'race', 'fault'].map((title, index) => ({
      test: `a.test.ts:${index}`,
      name: `a.test.ts: ${title}`,
      outcome: 'failed' as const,
    }));
    const first = { ...run(5, 'known race', 'race', 'fault'), cases };
    const result = await look(first, run(2, 'fault'), untilOf);
    expect(result.counts).toEqual({ passed: 6, failed: 2, skipped: 0 });
    expect(result.unsteady.map(({ until }) => until)).toEqual(['2026-12-03', undefined]);
    expect(result.cases?.map(({ outcome }) => outcome)).toEqual(['passed', 'failed', 'failed']);
  });

  it('counts what fails only alone', async () => {
    const { counts, failures } = await look(run(5, 'race'), run(0, 'leans on another'));
    expect(counts).toEqual({ passed: 4, failed: 2, skipped: 0 });
    expect(failures).toEqual([failure('leans on another')]);
  });

  it('forgives nothing when something broke that is no test, the first time or the second', async () => {
    const broken: SuiteRun = { counts: { passed: 5, failed: 1, skipped: 0 }, failures: [] };
    const again = vi.fn();
    expect((await rerunFailures(Promise.resolve(broken), again)).counts.failed).toBe(1);
    expect(again).not.toHaveBeenCalled();
    expect((await look(run(5, 'race'), broken)).counts.failed).toBe(1);
  });

  it('is not taken at a suite that is broken all over', async () => {
    const again = vi.fn();
    const failed = Array.from({ length: 21 }, (_, index) => `fault ${index}`);
    expect((await rerunFailures(Promise.resolve(run(5, ...failed)), again)).counts.failed).toBe(21);
    expect(again).not.toHaveBeenCalled();
  });
});
