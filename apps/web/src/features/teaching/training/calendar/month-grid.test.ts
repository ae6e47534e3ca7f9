import { describe, expect, it } from 'vitest';
import { addMonths, dayAfterKey, dayInMonth, monthWeeks } from './month-grid.ts';

const SUNDAY = 0;
const weekdayOf = (day: string | undefined) => new Date(`${day}T00:00:00Z`).getUTCDay();

describe('the month grid (2§2)', () => {
  it.each([
    ['2026-11', '2026-11-01', '2026-12-05', 5],
    ['2026-12', '2026-11-29', '2027-01-02', 5],
    ['2027-01', '2026-12-27', '2027-02-06', 6],
    ['2026-02', '2026-02-01', '2026-02-28', 4],
    ['2028-02', '2028-01-30', '2028-03-04', 5],
    ['2100-02', '2100-01-31', '2100-03-06', 5],
  ])('TRAIN-36 of %s runs from %s to %s in %i weeks', (month, first, last, count) => {
    const weeks = monthWeeks(month);
    expect([weeks[0]?.[0], weeks.at(-1)?.at(-1), weeks.length]).toEqual([first, last, count]);
  });

  it('TRAIN-36 puts every date of ten years once under its weekday', () => {
    for (let month = '2024-01'; month < '2034-01'; month = addMonths(month, 1)) {
      const weeks = monthWeeks(month);
      for (const week of weeks) expect(week.map(weekdayOf)).toEqual([SUNDAY, 1, 2, 3, 4, 5, 6]);
      const own = weeks.flat().filter((day) => day.startsWith(month));
      const [year, number] = month.split('-').map(Number);
      expect(new Set(own).size).toBe(new Date(Date.UTC(Number(year), Number(number), 0)).getUTCDate());
    }
  });

  it.each([
    ['2026-12', 1, '2027-01'],
    ['2027-01', -1, '2026-12'],
    ['2026-11', 0, '2026-11'],
    ['2026-11', 14, '2028-01'],
  ])('TRAIN-37 %s moved by %i is %s', (month, months, moved) => {
    expect(addMonths(month, months)).toBe(moved);
  });

  it.each([
    ['2026-01-31', '2026-02', '2026-02-28'],
    ['2028-01-31', '2028-02', '2028-02-29'],
    ['2026-10-31', '2026-11', '2026-11-30'],
    ['2026-11-15', '2026-12', '2026-12-15'],
  ])('TRAIN-37 %s in %s is %s', (day, month, moved) => {
    expect(dayInMonth(day, month)).toBe(moved);
  });

  it.each([
    ['ArrowLeft', '2026-12-31'],
    ['ArrowRight', '2027-01-02'],
    ['ArrowUp', '2026-12-25'],
    ['ArrowDown', '2027-01-08'],
    ['Home', '2026-12-27'],
    ['End', '2027-01-02'],
    ['PageUp', '2026-12-01'],
    ['PageDown', '2027-02-01'],
    ['Tab', null],
  ])('TRAIN-37 the key %s leads from New Year to %s', (key, day) => {
    expect(dayAfterKey('2027-01-01', key)).toBe(day);
  });
});
