import { describe, expect, it, vi } from 'vitest';
import type { Failure } from './counts.ts';
import { type SuiteRun, withSecondLook } from './second-look.ts';

const failure = (title: string): Failure => ({ file: 'a.test.ts', title, error: `${title} broke` });
const run = (passed: number, ...failed: string[]): SuiteRun => ({
  counts: { passed, failed: failed.length, skipped: 0 },
  failures: failed.map(failure),
});
const look = (first: SuiteRun, second: SuiteRun) =>
  withSecondLook(Promise.resolve(first), () => Promise.resolve(second));

describe('a second look', () => {
  it('is not taken when all is well', async () => {
    const again = vi.fn();
    const result = await withSecondLook(Promise.resolve(run(3)), again);
    expect(again).not.toHaveBeenCalled();
    expect(result).toEqual({ ...run(3), unsteady: [] });
  });

  it('tells what passes alone from what does not', async () => {
    const { counts, failures, unsteady } = await look(run(5, 'race', 'fault'), run(1, 'fault'));
    expect(counts).toEqual({ passed: 6, failed: 1, skipped: 0 });
    expect(failures).toEqual([failure('fault')]);
    expect(unsteady).toEqual([failure('race')]);
  });

  it('counts what fails only alone', async () => {
    const { counts, failures } = await look(run(5, 'race'), run(0, 'leans on another'));
    expect(counts).toEqual({ passed: 5, failed: 1, skipped: 0 });
    expect(failures).toEqual([failure('leans on another')]);
  });

  it('forgives nothing when something broke that is no test, the first time or the second', async () => {
    const broken: SuiteRun = { counts: { passed: 5, failed: 1, skipped: 0 }, failures: [] };
    const again = vi.fn();
    expect((await withSecondLook(Promise.resolve(broken), again)).counts.failed).toBe(1);
    expect(again).not.toHaveBeenCalled();
    expect((await look(run(5, 'race'), broken)).counts.failed).toBe(1);
  });

  it('is not taken at a suite that is broken all over', async () => {
    const again = vi.fn();
    const failed = Array.from({ length: 21 }, (_, index) => `fault ${index}`);
    expect((await withSecondLook(Promise.resolve(run(5, ...failed)), again)).counts.failed).toBe(21);
    expect(again).not.toHaveBeenCalled();
  });
});
