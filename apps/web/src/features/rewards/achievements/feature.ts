import { type Feature, page } from '../../../lib/features/feature.ts';

export const achievements = {
  pages: {
    '/achievements': page(
      () => import('./achievements-page.tsx'),
      ({ AchievementsPage }) => AchievementsPage,
      { offline: false, opensAfterVisit: true },
    ),
    '/achievements/:id': page(
      () => import('./badge-page.tsx'),
      ({ BadgePage }) => BadgePage,
      { offline: false, opensAfterVisit: true },
    ),
    '/badge/:shareId': page(
      () => import('./sharing/shared-badge.tsx'),
      ({ SharedBadge }) => SharedBadge,
      { offline: false },
    ),
  },
  storedAnswers: [
    'GET /api/achievements',
    'GET /api/achievements/user',
    'GET /api/achievements/user/details',
    'GET /api/achievements/user/nearest',
  ],
  offlineAnswers: { 'GET /api/achievements/user/details': 'daily' },
  changes: {
    'PUT /api/achievements/:achievementId/share': ['GET /api/achievements/user/nearest'],
    'DELETE /api/achievements/:achievementId/share': ['GET /api/achievements/user/nearest'],
    // Only changes how often the news is announced.
    'POST /api/achievements/seen': [],
  },
} satisfies Feature;
