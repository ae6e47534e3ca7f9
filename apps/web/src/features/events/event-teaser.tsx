import type { EventAnswer } from '@academy/contract/events';
import { sastClock, sastDateTime } from '@academy/domain/kernel';
import { Card } from '../../ui/layout/card.tsx';
import { DateTile } from './date-tile.tsx';
import { eventHref } from './event-anchor.ts';

/** An event in short; it leads to the whole of it. */
export function EventTeaser({ event }: { event: EventAnswer }) {
  const start = new Date(event.date);
  return (
    <Card href={eventHref(event)} padding="tight" className="h-full">
      <div className="flex gap-4">
        <DateTile event={event} />
        <div className="min-w-0">
          <p className="text-ink-3">{event.eventType}</p>
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
