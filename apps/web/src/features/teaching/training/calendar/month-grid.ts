import { addDays, type SastDay, weekStart } from '@academy/domain/kernel';

/** A month in South Africa, `2026-11`; months compare as strings. */
export type SastMonth = string;

const DAYS_OF_A_WEEK = 7;
const MONTHS_OF_A_YEAR = 12;

export function monthOf(day: SastDay): SastMonth {
  return day.slice(0, 7);
}

export function addMonths(month: SastMonth, months: number): SastMonth {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const count = year * MONTHS_OF_A_YEAR + number - 1 + months;
  const shown = String((count % MONTHS_OF_A_YEAR) + 1).padStart(2, '0');
  return `${String(Math.floor(count / MONTHS_OF_A_YEAR)).padStart(4, '0')}-${shown}`;
}

/** The same day of another month, or its last one: a month after 31 January is 28 or 29 February. */
export function dayInMonth(day: SastDay, month: SastMonth): SastDay {
  const target = `${month}${day.slice(7)}`;
  const last = addDays(`${addMonths(month, 1)}-01`, -1);
  return target < last ? target : last;
}

/** TRAIN-36: the weeks of a month, each from Sunday to Saturday, including the neighbouring months' days. */
export function monthWeeks(month: SastMonth): SastDay[][] {
  const weeks: SastDay[][] = [];
  let sunday = weekStart(`${month}-01`);
  do {
    const first = sunday;
    weeks.push(Array.from({ length: DAYS_OF_A_WEEK }, (_, weekday) => addDays(first, weekday)));
    sunday = addDays(sunday, DAYS_OF_A_WEEK);
  } while (monthOf(sunday) === month);
  return weeks;
}

/** The day that a key leads to, as in every date grid; null for any other key. */
export function dayAfterKey(day: SastDay, key: string): SastDay | null {
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, -1);
    case 'ArrowRight':
      return addDays(day, 1);
    case 'ArrowUp':
      return addDays(day, -DAYS_OF_A_WEEK);
    case 'ArrowDown':
      return addDays(day, DAYS_OF_A_WEEK);
    case 'Home':
      return weekStart(day);
    case 'End':
      return addDays(weekStart(day), DAYS_OF_A_WEEK - 1);
    case 'PageUp':
      return dayInMonth(day, addMonths(monthOf(day), -1));
    case 'PageDown':
      return dayInMonth(day, addMonths(monthOf(day), 1));
    default:
      return null;
  }
}
