import { OWN_PROGRESS, REQUESTS } from '../../../lib/answers/writes/answer-groups.ts';
import { type Feature, page } from '../../../lib/features/feature.ts';

export const coins = {
  pages: {
    '/admin/rewards': page(
      () => import('./staff/requests-page.tsx'),
      ({ RequestsPage }) => RequestsPage,
      { offline: false, search: 'Reward requests' },
    ),
    '/crypto': page(
      () => import('./coins-page.tsx'),
      ({ CoinsPage }) => CoinsPage,
      { offline: false, opensAfterVisit: true },
    ),
  },
  storedAnswers: ['GET /api/coins'],
  changes: {
    'POST /api/coins/claims': ['GET /api/coins', 'GET /api/coins/entries'],
    // A redeemed course gives a place in it.
    'POST /api/coins/redemptions': [
      ...OWN_PROGRESS,
      'GET /api/coins/entries',
      'GET /api/coins/choices',
      'GET /api/courses',
      'GET /api/courses/:courseId',
      'GET /api/lessons/:lessonId',
    ],
    'POST /api/admin/redemptions/:redemptionId/acceptance': REQUESTS,
    'POST /api/admin/redemptions/:redemptionId/fulfilment': REQUESTS,
    'POST /api/admin/redemptions/:redemptionId/return': [...REQUESTS, 'GET /api/coins/entries'],
  },
} satisfies Feature;
