import { addDays, type SastDay, weekStart } from '@academy/domain/kernel';

/** A month in South Africa, `2026-11`; months compare as their texts do. */
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

/** The same date of another month, or its last one: a month after 31 January is 28 or 29 February. */
export function dayInMonth(day: SastDay, month: SastMonth): SastDay {
  const wanted = `${month}${day.slice(7)}`;
  const last = addDays(`${addMonths(month, 1)}-01`, -1);
  return wanted < last ? wanted : last;
}

/** TRAIN-36: the weeks that a month touches, each from Sunday to Saturday, filled up with its neighbours' days. */
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

/** Where a key leads from a day, as in every date grid; null for a key that leads nowhere. */
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
