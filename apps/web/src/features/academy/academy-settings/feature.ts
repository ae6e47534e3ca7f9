import { type Feature, page } from '../../../lib/features/feature.ts';

export const academySettings = {
  pages: {
    '/admin/settings': page(
      () => import('./academy-settings-page.tsx'),
      ({ AcademySettingsPage }) => AcademySettingsPage,
      { offline: false, search: 'Academy settings' },
    ),
  },
  changes: {
    'PUT /api/admin/settings': [
      'GET /api/admin/settings',
      'GET /api/help',
      'GET /api/courses',
      'GET /api/courses/featured',
      'GET /api/waitlist/stats',
      'GET /api/admin/operations',
    ],
  },
} satisfies Feature;
