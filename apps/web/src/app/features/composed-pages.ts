import { type Feature, page } from '../../lib/features/feature.ts';

export const composedPages = {
  pages: {
    '/profile': page(
      () => import('../pages/my-account-page.tsx'),
      ({ MyAccountPage }) => MyAccountPage,
      { offline: false },
    ),
    '/settings': page(
      () => import('../pages/settings-page.tsx'),
      ({ SettingsPage }) => SettingsPage,
      { offline: false },
    ),
    '/content': page(
      () => import('../pages/content-library/content-library-page.tsx'),
      ({ ContentLibraryPage }) => ContentLibraryPage,
      { offline: false },
    ),
    '/authoring/:id': page(
      () => import('../pages/authoring-page.tsx'),
      ({ AuthoringPage }) => AuthoringPage,
      { offline: false },
    ),
    '/course/:id': page(
      () => import('../pages/courses/course-page.tsx'),
      ({ CoursePage }) => CoursePage,
      { offline: true },
    ),
  },
} satisfies Feature;
