import { sastClock, sastDayAndMonth } from '@academy/domain/kernel';
import { type SastDay, sastDay } from '@academy/domain/streaks';

export const WEEKDAYS = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
] as const;
const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;
const SHORT = 3;

function weekdayOf(day: SastDay): string {
  return WEEKDAYS[new Date(day).getUTCDay()] ?? '';
}

/** `Sunday 15 November`. */
export function dayWords(day: SastDay): string {
  const [, month = 1, date = 1] = day.split('-').map(Number);
  return `${weekdayOf(day)} ${date} ${MONTHS[month - 1]}`;
}

/** `November 2026`, of a month written `2026-11`. */
export function monthWords(month: string): string {
  const [year, number = 1] = month.split('-').map(Number);
  return `${MONTHS[number - 1]} ${year}`;
}

/** `Tue 17 Nov`. */
export function shortDay(instant: Date): string {
  return `${weekdayOf(sastDay(instant)).slice(0, SHORT)} ${sastDayAndMonth(instant)}`;
}

/** `17:30`, where it is plain that all times are SAST. */
export function timeOfDay(instant: Date): string {
  return sastClock(instant).replace(' SAST', '');
}
