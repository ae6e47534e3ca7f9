import type { EventAnswer } from '@academy/contract/events';
import type { EventRow } from './events.store.ts';

export function eventAnswer({ startsAt, endsAt, gradient, ...event }: EventRow): EventAnswer {
  return {
    ...event,
    date: startsAt.toISOString(),
    endDate: endsAt.toISOString(),
    gradientClass: gradient,
  };
}
