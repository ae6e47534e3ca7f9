import { sastDay } from '../../kernel/index.ts';

// 2§2: the tabs of the events page, in their order.
export const EVENT_FILTERS = ['all', 'upcoming', 'now', 'past'] as const;
export type EventFilter = (typeof EVENT_FILTERS)[number];

/** Whether an event belongs to a tab. Tabs overlap: what begins later today is both upcoming and now (2§4). */
export function isUnderFilter(filter: EventFilter, startsAt: Date, now: Date): boolean {
  switch (filter) {
    case 'all':
      return true;
    case 'upcoming':
      return startsAt.getTime() > now.getTime();
    case 'now':
      return sastDay(startsAt) === sastDay(now);
    case 'past':
      return startsAt.getTime() < now.getTime();
  }
}
