import { type Feature, page } from '../../../lib/features/feature.ts';

export const training = {
  pages: {
    '/training': page(
      () => import('./training-page.tsx'),
      ({ TrainingPage }) => TrainingPage,
      { offline: false, opensAfterVisit: true },
    ),
  },
  storedAnswers: ['GET /api/training', 'GET /api/sessions'],
  unsentWork: { booking: () => import('./calendar/bookings/unsent-bookings.ts') },
  changes: {
    'POST /api/sessions': ['GET /api/sessions'],
    'PUT /api/sessions/:sessionId/details': ['GET /api/sessions'],
    'POST /api/sessions/:sessionId/cancellation': ['GET /api/sessions'],
    'POST /api/sessions/:sessionId/bookings': ['GET /api/sessions'],
    'DELETE /api/sessions/:sessionId/bookings': ['GET /api/sessions'],
    'PUT /api/sessions/:sessionId': ['GET /api/sessions'],
    'POST /api/sessions/:sessionId/attendance': ['GET /api/sessions/:sessionId/bookings'],
    'PUT /api/sessions/:sessionId/joining-link': ['GET /api/sessions'],
    'POST /api/calendar-feed': [],
  },
} satisfies Feature;
