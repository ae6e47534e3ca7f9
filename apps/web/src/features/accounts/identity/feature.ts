import { type Feature, page } from '../../../lib/features/feature.ts';

export const identity = {
  pages: {
    '/settings/not-me': page(
      () => import('./disown-page.tsx'),
      ({ DisownPage }) => DisownPage,
      { offline: false, opensAfterVisit: 'no: it changes the account', search: null },
    ),
    '/reset-password': page(
      () => import('./reset-password-page.tsx'),
      ({ ResetPasswordPage }) => ResetPasswordPage,
      { offline: false },
    ),
  },
  storedAnswers: ['GET /api/auth/user'],
  changes: {
    // The page is left after these.
    'POST /api/auth/login': [],
    'POST /api/auth/logout': [],
    'POST /api/auth/change-password': ['GET /api/auth/sessions'],
    'POST /api/auth/password-reset': [],
    'POST /api/auth/password-reset/confirm': [],
    'DELETE /api/auth/sessions/:signInId': ['GET /api/auth/sessions'],
    'POST /api/auth/sessions/:signInId/disowning': ['GET /api/auth/sessions', 'GET /api/auth/passkeys'],
    'DELETE /api/auth/sessions': ['GET /api/auth/sessions'],
  },
} satisfies Feature;
