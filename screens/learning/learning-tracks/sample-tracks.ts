import type { Answer } from '@academy/contract';
import type { Locator, Page } from '../../room/test.ts';

export type Track = Answer<'GET /api/learning-tracks'>[number];
type TrackNode = Track['nodes'][number];

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

const node = (id: string, title: string, more: Partial<TrackNode>): TrackNode => ({
  id,
  title,
  description: `About ${title}.`,
  type: 'course',
  status: 'available',
  progress: 0,
  estimatedHours: 10,
  prerequisites: [],
  icon: 'book-open',
  color: 'blue-teal',
  courseId: id,
  achievements: [],
  ...more,
});

/** A track with a node of every status, so that a test does not depend on anybody's progress. */
export const everyStatus: Track = {
  id: 'foundations',
  name: 'AI Foundations',
  description: 'A track for a test.',
  totalProgress: 50,
  icon: 'blocks',
  color: 'blue-teal',
  completedHours: 10,
  totalHours: 40,
  nodes: [
    node('first', 'First', { status: 'completed', progress: 100 }),
    node('second', 'Second', { status: 'in-progress', progress: 45, prerequisites: ['first'] }),
    node('third', 'Third', { prerequisites: ['first'] }),
    node('fourth', 'Fourth', { status: 'locked', prerequisites: ['second', 'third'] }),
    node('end', 'The End', {
      type: 'milestone',
      status: 'locked',
      courseId: null,
      prerequisites: ['fourth'],
      estimatedHours: 0,
    }),
    node('open-end', 'Open End', {
      type: 'skill',
      courseId: null,
      prerequisites: ['first'],
      estimatedHours: 0,
    }),
  ],
};

export function stubTracks(page: Page, ...tracks: Track[]): void {
  page.line.answer('GET /api/learning-tracks', () => tracks);
}
