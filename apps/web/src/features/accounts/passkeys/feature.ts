import { type Feature, page } from '../../../lib/features/feature.ts';

export const passkeys = {
  pages: {
    '/settings/passkeys': page(
      () => import('./passkeys-page.tsx'),
      ({ PasskeysPage }) => PasskeysPage,
      { offline: false, opensAfterVisit: 'no: it changes the account', search: 'Passkeys' },
    ),
  },
  changes: {
    'POST /api/auth/passkeys/challenge': [],
    'POST /api/auth/passkeys': ['GET /api/auth/passkeys', 'GET /api/auth/user'],
    'POST /api/auth/passkeys/:passkeyId/removal': ['GET /api/auth/passkeys'],
    'POST /api/auth/passkey-sign-in/challenge': [],
    'POST /api/auth/passkey-sign-in': [],
  },
} satisfies Feature;
