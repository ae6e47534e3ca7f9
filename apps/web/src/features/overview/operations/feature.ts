import { type Feature, page } from '../../../lib/features/feature.ts';

export const operations = {
  pages: {
    '/admin': page(
      () => import('./operations-page.tsx'),
      ({ OperationsPage }) => OperationsPage,
      { offline: false },
    ),
    '/admin/health': page(
      () => import('./health-page.tsx'),
      ({ HealthPage }) => HealthPage,
      { offline: false, search: 'Health' },
    ),
  },
} satisfies Feature;
