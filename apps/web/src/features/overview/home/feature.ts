import { type Feature, page } from '../../../lib/features/feature.ts';

const homePage = page(
  () => import('./home-page.tsx'),
  ({ HomePage }) => HomePage,
  { offline: true, opensAfterVisit: true, search: null },
);

export const home = {
  pages: {
    '/': homePage,
    '/dashboard': homePage,
  },
} satisfies Feature;
