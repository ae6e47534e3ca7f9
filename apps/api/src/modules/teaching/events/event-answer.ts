import type { EventAnswer } from '@academy/contract/teaching/events';
import { isOnline } from '@academy/domain/teaching/events';
import type { EventWithSeats } from './events.store.ts';

export function eventAnswer(event: EventWithSeats): EventAnswer {
  const { id, title, eventType, description, startsAt, endsAt, place, gradient, joiningUrl, seats, taken } =
    event;
  return {
    id,
    title,
    eventType,
    description,
    date: startsAt.toISOString(),
    endDate: endsAt.toISOString(),
    place,
    isOnline: isOnline(event),
    hasJoiningLink: joiningUrl !== null,
    seatsLeft: seats === null ? null : Math.max(0, seats - taken),
    gradientClass: gradient,
  };
}
