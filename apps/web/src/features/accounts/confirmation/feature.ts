import type { Feature } from '../../../lib/features/feature.ts';

export const confirmation = {
  changes: {
    'POST /api/auth/confirmation/password': [],
    'POST /api/auth/confirmation/code': [],
    'POST /api/auth/confirmation/passkey/challenge': [],
    'POST /api/auth/confirmation/passkey': [],
  },
} satisfies Feature;
