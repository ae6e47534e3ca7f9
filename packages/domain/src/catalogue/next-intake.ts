import { SAST_OFFSET_MS } from '../kernel/index.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const START_HOUR = 9;
const INTAKES_PER_MONTH = 4;
const HOURS_PER_WEEK = 5;

export interface Intake {
  readonly startsAt: Date;
  readonly endsAt: Date;
}

/** The Monday of an intake in a month, at nine in South Africa; month 12 is January of the next year. */
function intakeOf(year: number, month: number, turn: number): Date {
  const first = new Date(Date.UTC(year, month, 1));
  const daysToMonday = (8 - first.getUTCDay()) % 7;
  const monday = first.getTime() + (daysToMonday + 7 * turn) * DAY_MS;
  return new Date(monday + START_HOUR * 60 * 60 * 1000 - SAST_OFFSET_MS);
}

/**
 * When the next group of a course begins, for courses without dates of their own: every course has one intake a month,
 * on one of the first four Mondays, so that they do not all begin together. An intake lasts as many weeks as the course
 * takes at five hours a week.
 */
export function nextIntake(coursePosition: number, hours: number, now: Date): Intake {
  const today = new Date(now.getTime() + SAST_OFFSET_MS);
  const turn = coursePosition % INTAKES_PER_MONTH;
  const months = [0, 1].map((ahead) => intakeOf(today.getUTCFullYear(), today.getUTCMonth() + ahead, turn));
  const startsAt =
    months.find((start) => start > now) ?? intakeOf(today.getUTCFullYear(), today.getUTCMonth() + 2, turn);
  const weeks = Math.max(1, Math.ceil(hours / HOURS_PER_WEEK));
  return { startsAt, endsAt: new Date(startsAt.getTime() + weeks * 7 * DAY_MS) };
}
