import type { Page } from '@playwright/test';
import { NOON, SAMPLE_EVENTS } from '../../../screens/teaching/events/sample-events.ts';

export async function stageEvents(page: Page, events: readonly unknown[] = SAMPLE_EVENTS): Promise<void> {
  await page.clock.setFixedTime(NOON);
  await page.route('**/api/events', (route) => route.fulfill({ json: events }));
}
