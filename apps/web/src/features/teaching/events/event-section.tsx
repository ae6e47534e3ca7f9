import { EVENT_FILTERS, type EventFilter } from '@academy/domain/teaching/events';
import { type ReactNode, useState } from 'react';
import { useMinute } from '../../../lib/pages/use-minute.ts';
import { Tab, TabList, TabPanel, Tabs } from '../../../ui/actions/tabs.tsx';
import { PageSection } from '../../../ui/layout/page-section.tsx';
import type { EventLayout } from './event-layouts.tsx';
import { EventList } from './event-list.tsx';
import { useEvents } from './use-events.ts';

// 2§2
const LABELS: Readonly<Record<EventFilter, string>> = {
  all: 'All',
  upcoming: 'Upcoming',
  now: 'Now',
  past: 'Past',
};

interface EventSectionProps {
  title: string;
  layout: EventLayout;
  /** False while the section is far away: the events are requested when they are about to be visible. */
  isWanted?: boolean;
  /** Shown below the tab list. */
  children?: ReactNode;
}

/** Title, tabs and events, for the events page and for Home. */
export function EventSection({ title, layout, isWanted = true, children }: EventSectionProps) {
  const [filter, setFilter] = useState<EventFilter>('all');
  const query = useEvents(isWanted);
  const now = useMinute();
  return (
    <Tabs value={filter} onValueChange={(value) => setFilter(value as EventFilter)}>
      <PageSection
        title={title}
        action={
          <TabList label="Which events">
            {EVENT_FILTERS.map((value) => (
              <Tab key={value} value={value}>
                {LABELS[value]}
              </Tab>
            ))}
          </TabList>
        }
      >
        {EVENT_FILTERS.map((value) => (
          <TabPanel key={value} value={value} className="min-w-0">
            <EventList
              query={query}
              filter={value}
              now={now}
              layout={layout}
              onShowAll={() => setFilter('all')}
            />
          </TabPanel>
        ))}
        {children}
      </PageSection>
    </Tabs>
  );
}
