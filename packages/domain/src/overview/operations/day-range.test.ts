import { describe, expect, it } from 'vitest';
import { periodOfRange, rangeBefore, rangeOfPeriod, readDayRange, weeksIn } from './index.ts';

describe('the range of days', () => {
  it.each([
    ['2026-01-01', '2026-01-01', null],
    ['2026-01-02', '2026-01-01', 'range-backwards'],
    ['2025-01-01', '2026-01-01', null],
    ['2025-01-01', '2026-01-02', 'range-too-long'],
    ['2020-01-01', '2020-01-01', null],
    ['2019-12-31', '2020-01-01', 'range-out-of-time'],
    ['2099-12-31', '2099-12-31', null],
    ['2099-12-31', '2100-01-01', 'range-out-of-time'],
  ])('from %s to %s is refused with %s', (from, to, code) => {
    const read = readDayRange({ from, to });
    expect(read.ok ? null : read.refusal.code).toBe(code);
  });

  it('has one before it that is as long', () => {
    expect(rangeBefore({ from: '2026-11-09', to: '2026-11-15' })).toEqual({
      from: '2026-11-02',
      to: '2026-11-08',
    });
  });

  it('is laid out in weeks that hold each of its days once', () => {
    expect(weeksIn({ from: '2026-11-06', to: '2026-11-16' })).toEqual([
      { week: '2026-11-01', from: '2026-11-06', to: '2026-11-07' },
      { week: '2026-11-08', from: '2026-11-08', to: '2026-11-14' },
      { week: '2026-11-15', from: '2026-11-15', to: '2026-11-16' },
    ]);
  });

  it('of a period ends today, and is known again as that period', () => {
    const range = rangeOfPeriod('week', '2026-11-15');
    expect(range).toEqual({ from: '2026-11-09', to: '2026-11-15' });
    expect(periodOfRange(range, '2026-11-15')).toBe('week');
    expect(periodOfRange(range, '2026-11-16')).toBeNull();
    expect(periodOfRange({ from: '2026-11-08', to: '2026-11-15' }, '2026-11-15')).toBeNull();
  });
});
