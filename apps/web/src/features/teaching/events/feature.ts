import { type Feature, page } from '../../../lib/features/feature.ts';

export const events = {
  pages: {
    '/events': page(
      () => import('./events-page.tsx'),
      ({ EventsPage }) => EventsPage,
      { offline: false, opensAfterVisit: true },
    ),
  },
  storedAnswers: ['GET /api/events', 'GET /api/event-registrations'],
  changes: {
    // A registration also takes a place.
    'POST /api/events/:eventId/registrations': ['GET /api/event-registrations', 'GET /api/events'],
    'DELETE /api/events/:eventId/registrations': ['GET /api/event-registrations', 'GET /api/events'],
    'PUT /api/events/:eventId/joining-link': ['GET /api/event-registrations', 'GET /api/events'],
  },
} satisfies Feature;
