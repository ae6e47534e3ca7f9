import type { EventAnswer } from '@academy/contract/teaching/events';
import { sastClock, sastDateTime } from '@academy/domain/kernel';
import { Badge } from '../../../../ui/brand/badge.tsx';
import { Card } from '../../../../ui/layout/card.tsx';
import { eventHref } from '../event-anchor.ts';
import { useRegistrations } from '../registration/use-registrations.ts';
import { DateTile } from './date-tile.tsx';

/** A short version of an event, linked to the full one. */
export function EventTeaser({ event }: { event: EventAnswer }) {
  const start = new Date(event.date);
  const { data: registrations = [] } = useRegistrations();
  const isRegistered = registrations.some(({ eventId }) => eventId === event.id);
  return (
    <Card href={eventHref(event)} padding="tight" className="h-full">
      <div className="flex gap-4">
        <DateTile event={event} />
        <div className="min-w-0">
          <p className="flex flex-wrap items-center gap-2 text-ink-3">
            {event.eventType}
            {isRegistered && <Badge tone="success">Registered</Badge>}
          </p>
          <h3 className="pt-0.5 pb-1">{event.title}</h3>
          <p className="text-ink-2">
            <time dateTime={event.date}>
              <span className="sr-only">{sastDateTime(start)}</span>
              <span aria-hidden="true">{sastClock(start)}</span>
            </time>{' '}
            · {event.place}
          </p>
        </div>
      </div>
    </Card>
  );
}
