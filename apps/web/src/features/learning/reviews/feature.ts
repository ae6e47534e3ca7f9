import { type Feature, page } from '../../../lib/features/feature.ts';

export const reviews = {
  pages: {
    '/review': page(
      () => import('./review-page.tsx'),
      ({ ReviewPage }) => ReviewPage,
      { offline: true, opensAfterVisit: true, search: 'Review your cards' },
    ),
  },
  storedAnswers: ['GET /api/reviews/today'],
  offlineAnswers: { 'GET /api/reviews/today': 'daily' },
} satisfies Feature;
