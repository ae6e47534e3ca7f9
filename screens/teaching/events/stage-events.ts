import type { Page } from '../../room/test.ts';
import { type Event, NOON, SAMPLE_EVENTS } from './sample-events.ts';

export function stageEvents(page: Page, events: Event[] = SAMPLE_EVENTS): void {
  page.clock.setTime(NOON.getTime());
  page.line.answer('GET /api/events', () => events);
}
