import { type Feature, page } from '../../../lib/features/feature.ts';

export const agentsOverview = {
  pages: {
    '/admin/agents': page(
      () => import('./agents-page.tsx'),
      ({ AgentsPage }) => AgentsPage,
      { offline: false, search: 'Assistant overview' },
    ),
  },
} satisfies Feature;
