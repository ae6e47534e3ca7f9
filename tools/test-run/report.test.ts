import { describe, expect, it } from 'vitest';
import { formatUnsteady, type MeasuredPart, tableOf } from './report.ts';

const unsteady = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    file: 'a.test.ts',
    title: `${index}`,
    error: '',
    until: undefined,
  }));
const part = (name: string, changes: Partial<MeasuredPart> = {}): MeasuredPart => ({
  name,
  counts: { passed: 10, failed: 0, skipped: 0 },
  failures: [],
  unsteady: [],
  seconds: 90,
  cpuSeconds: 120,
  cpuBudgetInMinutes: undefined,
  ...changes,
});

describe('the report of a run', () => {
  it('lists wall time, processor time and unsteady tests of each part and of all', () => {
    expect(tableOf([part('rules'), part('API', { unsteady: unsteady(1) })]).split('\n')).toEqual([
      'part                  wall       CPU  unsteady',
      'rules              1.5 min   2.0 min  0',
      'API                1.5 min   2.0 min  1',
      'all                3.0 min   4.0 min  1',
    ]);
  });

  it('names a part that outgrows its share', () => {
    expect(tableOf([part('API', { cpuSeconds: 181, cpuBudgetInMinutes: 3 })])).toContain('over its 3 min');
    expect(tableOf([part('API', { cpuSeconds: 180, cpuBudgetInMinutes: 3 })])).not.toContain('over');
  });

  it('leaves the processor time out where the machine does not count it', () => {
    expect(tableOf([part('rules', { cpuSeconds: undefined })])).toMatch(/rules +1\.5 min +–/);
  });

  it('marks an unsteady test as red, or with the day until which it is known', () => {
    const failure = { file: 'a.test.ts', title: 'race', error: 'late' };
    expect(formatUnsteady({ ...failure, until: undefined })).toBe(
      '✗ unsteady, it passed when it ran alone: a.test.ts: race\nlate',
    );
    expect(formatUnsteady({ ...failure, until: '2026-12-03' })).toBe(
      '! known as unsteady until 2026-12-03: a.test.ts: race\nlate',
    );
  });
});
