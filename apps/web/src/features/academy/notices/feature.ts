import { type Feature, page } from '../../../lib/features/feature.ts';

export const notices = {
  pages: {
    '/notices': page(
      () => import('./notices-page.tsx'),
      ({ NoticesPage }) => NoticesPage,
      { offline: false, opensAfterVisit: true, search: 'Notices' },
    ),
  },
  storedAnswers: ['GET /api/notices'],
  changes: {
    // The open list still shows what was new.
    'POST /api/notices/read': [],
  },
} satisfies Feature;
