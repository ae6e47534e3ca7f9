import type { EventAnswer } from '@academy/contract/teaching/events';
import type { ReactNode } from 'react';
import { EventCard } from './cards/event-card.tsx';
import { EventCardSkeleton, EventTeaserSkeleton } from './cards/event-skeletons.tsx';
import { EventTeaser } from './cards/event-teaser.tsx';

export interface EventLayout {
  readonly list: string;
  readonly item: string;
  readonly skeleton: ReactNode;
  readonly render: (event: EventAnswer, now: Date) => ReactNode;
}

/** The events page: everything, in rows of cards. */
export const EVENT_CARDS: EventLayout = {
  list: 'grid gap-4 sm:grid-cols-2 xl:grid-cols-3',
  item: 'min-w-0',
  skeleton: <EventCardSkeleton />,
  render: (event, now) => <EventCard event={event} now={now} />,
};

/** Home: every event too, in one row that scrolls sideways. */
export const EVENT_STRIP: EventLayout = {
  list: 'relative -m-1 flex snap-x gap-4 overflow-x-auto overscroll-x-contain scroll-px-1 p-1 pb-3 [scrollbar-width:thin]',
  item: 'w-[min(88%,22rem)] shrink-0 snap-start',
  skeleton: <EventTeaserSkeleton />,
  render: (event) => <EventTeaser event={event} />,
};
