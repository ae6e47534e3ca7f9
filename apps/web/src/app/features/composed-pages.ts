import { type Feature, page } from '../../lib/features/feature.ts';

export const composedPages = {
  pages: {
    '/profile': page(
      () => import('../pages/my-account-page.tsx'),
      ({ MyAccountPage }) => MyAccountPage,
      { offline: false, opensAfterVisit: 'no: it lists who is signed in now' },
    ),
    '/settings': page(
      () => import('../pages/settings-page.tsx'),
      ({ SettingsPage }) => SettingsPage,
      { offline: false, opensAfterVisit: 'no: it changes the account' },
    ),
    '/content': page(
      () => import('../pages/content-library/content-library-page.tsx'),
      ({ ContentLibraryPage }) => ContentLibraryPage,
      { offline: false, opensAfterVisit: true },
    ),
    '/authoring/:id': page(
      () => import('../pages/authoring-page.tsx'),
      ({ AuthoringPage }) => AuthoringPage,
      { offline: false, opensAfterVisit: 'no: only staff read it' },
    ),
    '/course/:id': page(
      () => import('../pages/courses/course-page.tsx'),
      ({ CoursePage }) => CoursePage,
      { offline: true, opensAfterVisit: true },
    ),
  },
} satisfies Feature;
