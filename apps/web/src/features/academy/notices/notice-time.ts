import { dayInWords, daysBetween, sastDay, sastShortDay, sastTime } from '@academy/domain/kernel';

const DAYS_OF_A_WEEK = 7;

/** `10:42`, `Yesterday`, `Thursday 12 November`, and shorter for more than a week ago: `Sun 8 Nov`. */
export function noticeTime(happenedAt: Date, now: Date): string {
  const day = sastDay(happenedAt);
  const ago = daysBetween(day, sastDay(now));
  if (ago <= 0) return sastTime(happenedAt);
  if (ago === 1) return 'Yesterday';
  return ago < DAYS_OF_A_WEEK ? dayInWords(day) : sastShortDay(happenedAt);
}
