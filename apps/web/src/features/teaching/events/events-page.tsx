import { CalendarDays } from 'lucide-react';
import { useEffect } from 'react';
import { IconTile } from '../../../ui/brand/icon-tile.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { EVENT_CARDS } from './event-layouts.tsx';
import { EventSection } from './event-section.tsx';
import { useEvents } from './use-events.ts';

/** `/events#careers-in-data`, as shared and as linked from Home: that event is scrolled into view. */
function useEventOfAddress() {
  const { isSuccess } = useEvents(true);
  useEffect(() => {
    if (!isSuccess) return;
    const card = eventOf(location.hash);
    card?.scrollIntoView({ block: 'center' });
    card?.focus({ preventScroll: true });
  }, [isSuccess]);
}

/** The fragment may be anything: an invalid per cent encoding leads nowhere. */
function eventOf(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}

export function EventsPage() {
  useEventOfAddress();
  return (
    <div className="grid gap-stack">
      <EventSection title="Meet, ask, build together" layout={EVENT_CARDS} />
      <Card as="section" tone="info" aria-label="Event calendar" className="flex items-start gap-4">
        <IconTile icon={CalendarDays} tone="info" />
        <div className="min-w-0">
          <p className="font-semibold">An interactive event calendar is coming soon.</p>
          <p className="text-ink-2">
            Until then, “Add to calendar” puts an event into your phone’s calendar, with its place and time.
          </p>
        </div>
      </Card>
    </div>
  );
}
