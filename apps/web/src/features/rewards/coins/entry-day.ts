import { addDays, sastDay, sastDayAndMonth } from '@academy/domain/kernel';

/** `Today`, `Yesterday`, `17 Aug`, and in another year with the year: `17 Aug 2025`. */
export function entryDay(date: string, now: Date): string {
  const instant = new Date(date);
  const [day, today] = [sastDay(instant), sastDay(now)];
  if (day === today) return 'Today';
  if (day === addDays(today, -1)) return 'Yesterday';
  const words = sastDayAndMonth(instant);
  return day.slice(0, 4) === today.slice(0, 4) ? words : `${words} ${day.slice(0, 4)}`;
}
