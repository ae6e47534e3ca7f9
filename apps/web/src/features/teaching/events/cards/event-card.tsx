import type { EventAnswer } from '@academy/contract/teaching/events';
import { CalendarPlus, Clock, MapPin, Share2 } from 'lucide-react';
import { Button } from '../../../../ui/actions/button.tsx';
import { IconButton } from '../../../../ui/actions/icon-button.tsx';
import { Badge } from '../../../../ui/brand/badge.tsx';
import { Icon } from '../../../../ui/brand/icon.tsx';
import { classNames } from '../../../../ui/class-names.ts';
import { Card } from '../../../../ui/layout/card.tsx';
import { eventAnchor } from '../event-anchor.ts';
import { eventPhase, eventTimes } from '../event-time.ts';
import { EventLinkAction } from '../registration/event-link-action.tsx';
import { EventRegistration } from '../registration/event-registration.tsx';
import { shareEvent } from '../share-event.ts';
import { EventDay } from './event-day.tsx';
import { GRADIENT_CLASSES } from './gradient-classes.ts';

interface EventCardProps {
  event: EventAnswer;
  now: Date;
}

/** EVENT-09; with the learner's own place in it, and buttons to save and share its date. */
export function EventCard({ event, now }: EventCardProps) {
  const anchor = eventAnchor(event);
  const phase = eventPhase(event, now);
  return (
    <Card
      as="article"
      id={anchor}
      tabIndex={-1}
      padding="none"
      aria-labelledby={`${anchor}-title`}
      className="flex h-full scroll-mt-24 flex-col p-2 pb-4.5 target:border-accent"
    >
      <div
        className={classNames(
          'flex flex-wrap items-center justify-between gap-2 rounded-md p-4',
          GRADIENT_CLASSES[event.gradientClass],
        )}
      >
        <EventDay date={event.date} />
        <Badge tone="cover">{event.eventType}</Badge>
      </div>
      <div className="flex flex-1 flex-col gap-2 px-3 pt-4">
        <h3 id={`${anchor}-title`}>{event.title}</h3>
        <p className="text-ink-2">{event.description}</p>
        <p className="flex items-start gap-2 pt-1 text-ink-2">
          <Icon icon={Clock} className="mt-[0.125em] text-ink-3" />
          <time dateTime={event.date}>{eventTimes(event)}</time>
        </p>
        <p className="flex items-start gap-2 text-ink-2">
          <Icon icon={MapPin} className="mt-[0.125em] text-ink-3" />
          {event.place}
        </p>
        {phase !== 'over' && (
          <div className="mt-auto pt-3">
            <EventRegistration event={event} now={now} />
          </div>
        )}
        <div
          className={classNames(
            'flex flex-wrap items-center gap-2 pt-1',
            phase === 'over' ? 'mt-auto' : '-ml-3',
          )}
        >
          {phase === 'running' && <Badge tone="sun">On now</Badge>}
          {phase === 'over' ? (
            <Badge>This event is over</Badge>
          ) : (
            <Button
              variant="quiet"
              icon={CalendarPlus}
              href={`/api/events/${encodeURIComponent(event.id)}/event.ics`}
              download={`${event.id}.ics`}
            >
              <span>
                Add to calendar<span className="sr-only">: {event.title}</span>
              </span>
            </Button>
          )}
          <IconButton icon={Share2} label={`Share ${event.title}`} onClick={() => void shareEvent(event)} />
          {phase !== 'over' && <EventLinkAction event={event} />}
        </div>
      </div>
    </Card>
  );
}
