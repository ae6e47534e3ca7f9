import type { EventAnswer } from '@academy/contract/teaching/events';
import { sastClock, sastDateTime, sastDayAndMonth, sastTime } from '@academy/domain/kernel';

type Timed = Pick<EventAnswer, 'date' | 'endDate'>;

/** `15 Nov 2026, 17:30 SAST, until 18:30`; includes the date of the end only if it differs. */
export function eventTimes({ date, endDate }: Timed): string {
  const [start, end] = [new Date(date), new Date(endDate)];
  const isSameDay = sastDayAndMonth(start) === sastDayAndMonth(end);
  const until = isSameDay ? sastTime(end) : `${sastDayAndMonth(end)}, ${sastClock(end)}`;
  return `${sastDateTime(start)}, until ${until}`;
}

export type EventPhase = 'ahead' | 'running' | 'over';

export function eventPhase({ date, endDate }: Timed, now: Date): EventPhase {
  if (now < new Date(date)) return 'ahead';
  return now < new Date(endDate) ? 'running' : 'over';
}

/** Upcoming events first, the next one at the top; then past ones, the latest at the top. */
export function upcomingFirst<Event extends Timed>(events: readonly Event[], now: Date): Event[] {
  const isOver = (event: Event) => eventPhase(event, now) === 'over';
  const byStart = [...events].sort((one, other) => Date.parse(one.date) - Date.parse(other.date));
  return [...byStart.filter((event) => !isOver(event)), ...byStart.filter(isOver).reverse()];
}
