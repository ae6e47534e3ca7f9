import { addDays, type SastDay } from '../../kernel/index.ts';
import { activityOf, type LoggedEvent } from '../../learning/learning-log/index.ts';
import type { Activity } from './activities.ts';

/**
 * A learning day counts towards coins if something of it was reported within this time. Reports about days long past
 * could be made up in one request; a phone that was offline for two days loses nothing.
 */
export const REPORTED_IN_TIME_HOURS = 48;

/** For this long the reason why a streak brings no coins is shown; no device reports anything older. */
const LATE_NEWS_DAYS = 30;
const LATE_STREAK =
  'You learned on seven days in a row, but some of these days reached us more than two days later, so there are no coins for them. They count for your streak, your record and your badges all the same. Every further seven days count again.';

/** What earns the next coins of an activity; or, if a streak was reached without bringing any, the reason. */
export function nextOf(
  { id, next }: Pick<Activity, 'id' | 'next'>,
  waiting: readonly LoggedEvent[],
  today: SastDay,
): string {
  if (id !== 'streak' || waiting.some((event) => activityOf(event) === 'streak')) return next;
  const since = addDays(today, -LATE_NEWS_DAYS);
  const isLate = waiting.some(({ kind, day }) => kind === 'streak-reached' && (day ?? '') >= since);
  return isLate ? LATE_STREAK : next;
}
