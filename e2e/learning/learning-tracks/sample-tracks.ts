import type { Locator, Page } from '@playwright/test';

interface TrackNode {
  id: string;
  title: string;
  status: 'completed' | 'in-progress' | 'available' | 'locked';
  progress: number;
  prerequisites: string[];
  courseId: string | null;
}

/** The card of a node, in the tree or the timeline. */
export function nodeCard(page: Page, title: string): Locator {
  return page
    .locator('[data-status]')
    .filter({ has: page.getByRole('heading', { name: title, exact: true }) });
}

const node = (id: string, title: string, more: Partial<TrackNode>) => ({
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

/** A track with a node of every status, so that a test does not depend on the demo learner's progress. */
export const everyStatus = [
  {
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
      {
        ...node('end', 'The End', { status: 'locked', courseId: null, prerequisites: ['fourth'] }),
        type: 'milestone',
        estimatedHours: 0,
      },
      {
        ...node('open-end', 'Open End', { courseId: null, prerequisites: ['first'] }),
        type: 'skill',
        estimatedHours: 0,
      },
    ],
  },
];

export async function stubTracks(page: Page, tracks: unknown): Promise<void> {
  await page.route('**/api/learning-tracks', (route) => route.fulfill({ json: tracks }));
}
