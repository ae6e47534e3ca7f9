import type { EventAnswer } from '@academy/contract/teaching/events';
import type { EventFilter } from '@academy/domain/teaching/events';
import { isUnderFilter } from '@academy/domain/teaching/events';
import { Button } from '../../../ui/actions/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { SkeletonGroup } from '../../../ui/feedback/skeleton.tsx';
import type { EventLayout } from './event-layouts.tsx';
import { upcomingFirst } from './event-time.ts';
import type { useEvents } from './use-events.ts';

interface EventListProps {
  query: ReturnType<typeof useEvents>;
  filter: EventFilter;
  now: Date;
  layout: EventLayout;
  onShowAll: () => void;
}

export function EventList({ query, filter, now, layout, onShowAll }: EventListProps) {
  const { data: events = [], isPending, isError, refetch } = query;
  if (isPending)
    return (
      <SkeletonGroup label="Loading events" count={3} className={layout.list} itemClassName={layout.item}>
        {layout.skeleton}
      </SkeletonGroup>
    );
  const shown = events.filter(({ date }) => isUnderFilter(filter, new Date(date), now));
  if (shown.length === 0)
    return (
      <EmptyState drawing="calendar" action={emptyAction()}>
        No events found for the selected filter.
      </EmptyState>
    );
  return (
    <ul className={layout.list}>
      {upcomingFirst<EventAnswer>(shown, now).map((event) => (
        <li key={event.id} className={layout.item}>
          {layout.render(event, now)}
        </li>
      ))}
    </ul>
  );

  function emptyAction() {
    if (isError) return <Button onClick={() => void refetch()}>Try again</Button>;
    return events.length > 0 && <Button onClick={onShowAll}>Show all events</Button>;
  }
}
