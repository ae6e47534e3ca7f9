import { REPORT_MAX_AGE_DAYS } from './judge-report.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * A report that a device sends again is recognised by its id in the log. Reports are refused after 30 days, so anything
 * much older cannot come again; more than a year keeps this year and the last in one place for people who look into
 * them.
 */
export const ARCHIVE_MIN_AGE_DAYS = REPORT_MAX_AGE_DAYS + 370;

/** Whether everything that was recorded before an instant may leave the log. */
export function canArchiveBefore(before: Date, now: Date): boolean {
  return now.getTime() - before.getTime() >= ARCHIVE_MIN_AGE_DAYS * DAY_MS;
}
