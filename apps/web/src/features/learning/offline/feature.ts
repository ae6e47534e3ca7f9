import { type Feature, page } from '../../../lib/features/feature.ts';

export const offline = {
  pages: {
    '/offline': page(
      () => import('./offline-page.tsx'),
      ({ OfflinePage }) => OfflinePage,
      { offline: true, opensAfterVisit: true, search: 'Offline and data' },
    ),
    '/offline/:id': page(
      () => import('./save-course-page.tsx'),
      ({ SaveCoursePage }) => SaveCoursePage,
      { offline: true, opensAfterVisit: true },
    ),
  },
} satisfies Feature;
