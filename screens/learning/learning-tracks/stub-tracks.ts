import type { Locator, Page } from '../../room/test.ts';
import type { Track } from './sample-tracks.ts';

/** One of the figures of the summary. */
export function figure(page: Page, label: string): Locator {
  return page
    .getByRole('main')
    .locator('dl > div')
    .filter({ has: page.getByText(label, { exact: true }) })
    .getByRole('definition');
}

/** The card of a node, in the tree or the timeline. */
export function nodeCard(page: Page, title: string): Locator {
  return page
    .locator('[data-status]')
    .filter({ has: page.getByRole('heading', { name: title, exact: true }) });
}

export function stubTracks(page: Page, ...tracks: Track[]): void {
  page.line.answer('GET /api/learning-tracks', () => tracks);
}
