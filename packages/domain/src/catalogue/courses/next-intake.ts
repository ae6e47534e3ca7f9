import { SAST_OFFSET_MS } from '../../kernel/index.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const START_HOUR = 9;
/** A course begins on one of the first four Mondays of a month; a fifth is rare. */
export const INTAKE_MONDAYS = 4;
const HOURS_PER_WEEK = 5;

/** A Monday of a month, counted from 1, at nine in South Africa; month 12 is January of the next year. */
function intakeOf(year: number, month: number, monday: number): Date {
  const first = new Date(Date.UTC(year, month, 1));
  const daysToMonday = (8 - first.getUTCDay()) % 7;
  const day = first.getTime() + (daysToMonday + 7 * (monday - 1)) * DAY_MS;
  return new Date(day + START_HOUR * 60 * 60 * 1000 - SAST_OFFSET_MS);
}

/** When the next group starts of a course with a monthly intake, on the course's own Monday. */
export function nextIntake(monday: number, now: Date): Date {
  const today = new Date(now.getTime() + SAST_OFFSET_MS);
  const starts = [0, 1].map((ahead) => intakeOf(today.getUTCFullYear(), today.getUTCMonth() + ahead, monday));
  return (
    starts.find((start) => start > now) ?? intakeOf(today.getUTCFullYear(), today.getUTCMonth() + 2, monday)
  );
}

/** A group takes as many weeks as its course takes at five hours a week. */
export function intakeEnd(startsAt: Date, hours: number): Date {
  const weeks = Math.max(1, Math.ceil(hours / HOURS_PER_WEEK));
  return new Date(startsAt.getTime() + weeks * 7 * DAY_MS);
}
