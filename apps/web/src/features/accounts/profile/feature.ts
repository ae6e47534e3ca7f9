import { type Feature, page } from '../../../lib/features/feature.ts';

export const profile = {
  pages: {
    '/settings/profile': page(
      () => import('./edit-profile-page.tsx'),
      ({ EditProfilePage }) => EditProfilePage,
      { offline: false, opensAfterVisit: 'no: it changes the account', search: 'Edit my profile' },
    ),
  },
  changes: {
    'PUT /api/profile': ['GET /api/profile', 'GET /api/auth/user'],
    'PUT /api/profile/avatar': ['GET /api/profile', 'GET /api/auth/user'],
    'DELETE /api/profile/avatar': ['GET /api/profile', 'GET /api/auth/user'],
  },
} satisfies Feature;
