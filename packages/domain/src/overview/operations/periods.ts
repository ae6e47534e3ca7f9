import { addDays, type SastDay } from '../../kernel/index.ts';
import { type DayRange, daysIn } from './day-range.ts';

export const PERIODS = ['week', 'month', 'quarter'] as const;
export type Period = (typeof PERIODS)[number];

/** Whole weeks, so that a period and the one before have the same weekdays; a quarter is thirteen. */
const PERIOD_DAYS: Readonly<Record<Period, number>> = { week: 7, month: 28, quarter: 91 };

/** Today counts, as far as it has passed. */
export function rangeOfPeriod(period: Period, today: SastDay): DayRange {
  return { from: addDays(today, 1 - PERIOD_DAYS[period]), to: today };
}

/** Null for a custom range. */
export function periodOfRange(range: DayRange, today: SastDay): Period | null {
  if (range.to !== today) return null;
  return PERIODS.find((period) => PERIOD_DAYS[period] === daysIn(range)) ?? null;
}
