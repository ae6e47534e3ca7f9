import { type Feature, page } from '../../../lib/features/feature.ts';

export const leaderboard = {
  pages: {
    '/leaderboard': page(
      () => import('./leaderboard-page.tsx'),
      ({ LeaderboardPage }) => LeaderboardPage,
      { offline: false, opensAfterVisit: 'no: it lists other people', search: 'Leaderboard' },
    ),
  },
  changes: {
    'PUT /api/leaderboard/entry': ['GET /api/leaderboard'],
    'DELETE /api/leaderboard/entry': ['GET /api/leaderboard'],
  },
} satisfies Feature;
