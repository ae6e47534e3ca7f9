import { addDays, sastDay, sastInstant, sastTime } from '../../kernel/index.ts';

/** Hours of the day in South Africa; overnight if the second is the smaller one. */
export interface QuietHours {
  readonly fromHour: number;
  readonly toHour: number;
}

/** The suggestion for people who have none. */
export const USUAL_QUIET_HOURS: QuietHours = { fromHour: 20, toHour: 7 };

export const hourText = (hour: number): string => `${String(hour).padStart(2, '0')}:00`;

/**
 * When a mail that can wait may go out: at once, or at the end of the quiet hours that it falls into. A mail that would
 * be useless by then goes out at once, whatever the hour.
 */
export function sendingTime(now: Date, quiet: QuietHours | null, usefulUntil?: Date): Date {
  if (quiet === null) return now;
  const [time, from, to] = [sastTime(now), hourText(quiet.fromHour), hourText(quiet.toHour)];
  const isOverNight = from > to;
  const isQuiet = isOverNight ? time >= from || time < to : time >= from && time < to;
  if (!isQuiet) return now;
  const today = sastDay(now);
  const end = sastInstant(isOverNight && time >= from ? addDays(today, 1) : today, to);
  return usefulUntil && end >= usefulUntil ? now : end;
}
