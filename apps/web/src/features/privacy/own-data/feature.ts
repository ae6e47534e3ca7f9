import { type Feature, page } from '../../../lib/features/feature.ts';

export const ownData = {
  pages: {
    '/settings/privacy': page(
      () => import('./privacy-page.tsx'),
      ({ PrivacyPage }) => PrivacyPage,
      { offline: false, opensAfterVisit: 'no: it changes the account', search: 'Privacy and my data' },
    ),
    '/admin/privacy': page(
      () => import('./register-page.tsx'),
      ({ RegisterPage }) => RegisterPage,
      { offline: false, search: 'Register of personal data' },
    ),
  },
  changes: {
    'POST /api/privacy/export': ['GET /api/privacy'],
    'POST /api/privacy/export/:format': [],
    'PUT /api/privacy/export/:format/receipt': ['GET /api/privacy'],
    'POST /api/privacy/erasure': ['GET /api/privacy', 'GET /api/auth/sessions'],
    'DELETE /api/privacy/erasure': ['GET /api/privacy'],
  },
} satisfies Feature;
