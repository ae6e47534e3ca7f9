import type { Feature } from '../../../lib/features/feature.ts';

export const displaySettings = {
  changes: {
    'PUT /api/display-settings': ['GET /api/auth/user'],
  },
} satisfies Feature;
