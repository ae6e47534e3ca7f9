import { type Feature, page } from '../../../lib/features/feature.ts';

export const secondFactor = {
  pages: {
    '/settings/second-factor': page(
      () => import('./second-factor-page.tsx'),
      ({ SecondFactorPage }) => SecondFactorPage,
      { offline: false, opensAfterVisit: 'no: it changes the account', search: 'Second factor' },
    ),
  },
  changes: {
    'POST /api/auth/second-factor': [],
    // Staff who were required to add a second factor can work now.
    'POST /api/auth/second-factor/confirmation': [
      'GET /api/auth/second-factor',
      'GET /api/auth/sessions',
      'GET /api/auth/user',
    ],
    'POST /api/auth/second-factor/recovery-codes': ['GET /api/auth/second-factor'],
    'POST /api/auth/second-factor/removal': ['GET /api/auth/second-factor'],
  },
} satisfies Feature;
