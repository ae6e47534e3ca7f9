import type { Locator, Page } from '@playwright/test';
import { everyStatus } from '../../../screens/learning/learning-tracks/sample-tracks.ts';

/** The card of a node, in the tree or the timeline. */
export function nodeCard(page: Page, title: string): Locator {
  return page
    .locator('[data-status]')
    .filter({ has: page.getByRole('heading', { name: title, exact: true }) });
}

/** Makes the server return one track, with a node of every status. */
export async function stubTrack(page: Page): Promise<void> {
  await page.route('**/api/learning-tracks', (route) => route.fulfill({ json: [everyStatus] }));
}
