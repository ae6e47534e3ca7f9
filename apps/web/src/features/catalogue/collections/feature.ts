import { type Feature, page } from '../../../lib/features/feature.ts';

export const collections = {
  pages: {
    '/collections': page(
      () => import('./collections-page.tsx'),
      ({ CollectionsPage }) => CollectionsPage,
      { offline: false, search: 'Collections' },
    ),
    '/collections/:id': page(
      () => import('./collection-page.tsx'),
      ({ CollectionPage }) => CollectionPage,
      { offline: false },
    ),
  },
  storedAnswers: ['GET /api/collections', 'GET /api/collections/:collectionId'],
} satisfies Feature;
