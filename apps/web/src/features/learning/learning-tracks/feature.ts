import { type Feature, page } from '../../../lib/features/feature.ts';

export const learningTracks = {
  pages: {
    '/learning-path': page(
      () => import('./learning-path-page.tsx'),
      ({ LearningPathPage }) => LearningPathPage,
      { offline: true, opensAfterVisit: true },
    ),
  },
  storedAnswers: ['GET /api/learning-tracks'],
  offlineAnswers: { 'GET /api/learning-tracks': 'daily' },
} satisfies Feature;
