import { type Feature, page } from '../../../lib/features/feature.ts';

export const emailChange = {
  pages: {
    '/settings/email': page(
      () => import('./email-page.tsx'),
      ({ EmailPage }) => EmailPage,
      { offline: false, opensAfterVisit: 'no: it changes the account', search: 'Email address' },
    ),
    '/email-change': page(
      () => import('./email-change-card.tsx'),
      ({ EmailChangeCard }) => EmailChangeCard,
      { offline: false },
    ),
  },
  changes: {
    'POST /api/auth/email-change': ['GET /api/auth/email-change'],
    'DELETE /api/auth/email-change': ['GET /api/auth/email-change'],
    'POST /api/auth/email-change/confirmation': ['GET /api/auth/email-change', 'GET /api/auth/user'],
    'POST /api/auth/email-change/undoing': [],
  },
} satisfies Feature;
