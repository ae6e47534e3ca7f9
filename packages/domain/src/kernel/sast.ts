// South African Standard Time is +02:00 all year (R10), so the shift is a constant and needs no time-zone data.
export const SAST_OFFSET_MS = 2 * 60 * 60 * 1000;
const DAY_MS = 24 * 60 * 60 * 1000;
const MINUTE_MS = 60 * 1000;

// Our own words, because ICU writes `Sept` for en-ZA.
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
export const WEEKDAYS = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
] as const;
const SHORT = 3;

/** A day in South Africa, `2026-11-15`; days compare like strings. */
export type SastDay = string;

function inSast(instant: Date): Date {
  return new Date(instant.getTime() + SAST_OFFSET_MS);
}

export function sastDay(instant: Date): SastDay {
  return inSast(instant).toISOString().slice(0, 10);
}

/** The time of day in South Africa, for places where it is clear that all times are SAST: `14:32`. */
export function sastTime(instant: Date): string {
  return inSast(instant).toISOString().slice(11, 16);
}

/** The instant at which the day begins in South Africa. */
export function startOfSastDay(day: SastDay): Date {
  return new Date(Date.parse(day) - SAST_OFFSET_MS);
}

/** The instant of a day and a time of day such as `17:30` in South Africa; an invalid date if they are invalid. */
export function sastInstant(day: SastDay, timeOfDay: string): Date {
  const [hours = Number.NaN, minutes = Number.NaN] = timeOfDay.split(':').map(Number);
  return new Date(startOfSastDay(day).getTime() + (hours * 60 + minutes) * MINUTE_MS);
}

export function addDays(day: SastDay, days: number): SastDay {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
}

export function daysBetween(earlier: SastDay, later: SastDay): number {
  return (Date.parse(later) - Date.parse(earlier)) / DAY_MS;
}

function weekdayNumber(day: SastDay): number {
  return new Date(Date.parse(day)).getUTCDay();
}

/** The Sunday on or before the day: weeks begin there, as in the calendar. */
export function weekStart(day: SastDay): SastDay {
  return addDays(day, -weekdayNumber(day));
}

/** The time of day in South Africa, whatever the zone of the device: `14:32 SAST`. */
export function sastClock(instant: Date): string {
  return `${sastTime(instant)} SAST`;
}

/** Day and short month in South Africa: `21 Jul`. */
export function sastDayAndMonth(instant: Date): string {
  const shifted = inSast(instant);
  return `${shifted.getUTCDate()} ${MONTHS[shifted.getUTCMonth()]?.slice(0, SHORT)}`;
}

/** Day and time in South Africa, for lists: `15 Nov 2026, 14:32 SAST`. */
export function sastDateTime(instant: Date): string {
  return `${sastDayAndMonth(instant)} ${inSast(instant).getUTCFullYear()}, ${sastClock(instant)}`;
}

/** `Sunday 15 November`. */
export function dayInWords(day: SastDay): string {
  const [, month = 1, date = 1] = day.split('-').map(Number);
  return `${WEEKDAYS[weekdayNumber(day)]} ${date} ${MONTHS[month - 1]}`;
}

/** `November 2026`, of a month written `2026-11`. */
export function monthInWords(month: string): string {
  const [year, number = 1] = month.split('-').map(Number);
  return `${MONTHS[number - 1]} ${year}`;
}

/** Weekday, day and month in South Africa: `Tue 17 Nov`. */
export function sastShortDay(instant: Date): string {
  return `${WEEKDAYS[inSast(instant).getUTCDay()]?.slice(0, SHORT)} ${sastDayAndMonth(instant)}`;
}
