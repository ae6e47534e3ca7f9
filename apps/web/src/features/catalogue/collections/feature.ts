import { type Feature, page } from '../../../lib/features/feature.ts';

export const collections = {
  pages: {
    '/collections': page(
      () => import('./collections-page.tsx'),
      ({ CollectionsPage }) => CollectionsPage,
      { offline: false, opensAfterVisit: true, search: 'Collections' },
    ),
    '/collections/:id': page(
      () => import('./collection-page.tsx'),
      ({ CollectionPage }) => CollectionPage,
      { offline: false, opensAfterVisit: true },
    ),
  },
  storedAnswers: ['GET /api/collections', 'GET /api/collections/:collectionId'],
} satisfies Feature;
