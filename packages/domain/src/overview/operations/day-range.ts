import {
  accept,
  addDays,
  daysBetween,
  type Refusal,
  type Result,
  refuse,
  type SastDay,
  weekStart,
} from '../../kernel/index.ts';

const RANGE_DAYS_MAX = 366;

/** Before the first there was no academy, and nobody plans beyond the last. */
export const RANGE_FIRST_DAY: SastDay = '2020-01-01';
const RANGE_LAST_DAY: SastDay = '2099-12-31';

export interface DayRange {
  readonly from: SastDay;
  readonly to: SastDay;
}

export type DayRangeRefusal = Refusal<'range-backwards' | 'range-too-long' | 'range-out-of-time'>;

/** Both days included. A year is enough for any question, and bounds the cost of a response. */
export function readDayRange({ from, to }: DayRange): Result<DayRange, DayRangeRefusal> {
  const days = daysIn({ from, to });
  if (days < 1) return refuse('range-backwards');
  if (days > RANGE_DAYS_MAX) return refuse('range-too-long');
  if (from < RANGE_FIRST_DAY || to > RANGE_LAST_DAY) return refuse('range-out-of-time');
  return accept({ from, to });
}

export const daysIn = ({ from, to }: DayRange): number => daysBetween(from, to) + 1;

/** As long, and ending on the day before it begins. */
export function rangeBefore(range: DayRange): DayRange {
  return { from: addDays(range.from, -daysIn(range)), to: addDays(range.from, -1) };
}

export interface WeekInRange extends DayRange {
  /** The Sunday on which it begins. */
  readonly week: SastDay;
}

/** The weeks that the range touches, each with its days that are in the range, so that weekly sums add up to the whole. */
export function weeksIn({ from, to }: DayRange): WeekInRange[] {
  const weeks: WeekInRange[] = [];
  for (let week = weekStart(from); week <= to; week = addDays(week, 7)) {
    const last = addDays(week, 6);
    weeks.push({ week, from: week < from ? from : week, to: last > to ? to : last });
  }
  return weeks;
}
