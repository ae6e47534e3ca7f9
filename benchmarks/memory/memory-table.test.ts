import { describe, expect, it } from 'vitest';
import { memoryTable, sampleTimes } from './memory-table.ts';

describe('the memory under load', () => {
  it.each([
    [60, [5, 10, 15, 20, 25, 30, 35, 40, 45, 50, 55, 60]],
    [12, [5, 10]],
    [1, [0.5, 1]],
  ])('of %d minutes is looked at after %j', (minutes, times) => {
    expect(sampleTimes(minutes)).toEqual(times);
  });

  it('is summed and compared with the goal', () => {
    const look = { minute: 5, units: 10, serverBytes: 180e6, databaseBytes: 70e6, eventMs: 1.234 };
    expect(memoryTable([look])).toMatch(/ 180 \| +70 \| +250 \| +1\.23 \|[\s\S]*reached/);
    expect(memoryTable([{ ...look, serverBytes: 181e6 }])).toContain('not yet');
  });
});
