import { type Feature, page } from '../../../lib/features/feature.ts';

export const help = {
  pages: {
    '/help': page(
      () => import('./help-page.tsx'),
      ({ HelpPage }) => HelpPage,
      { offline: true, opensAfterVisit: true },
    ),
  },
  storedAnswers: ['GET /api/help'],
  offlineAnswers: { 'GET /api/help': 'monthly' },
} satisfies Feature;
