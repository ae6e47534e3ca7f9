import { PURCHASE } from '../../../lib/answers/writes/answer-groups.ts';
import type { Feature } from '../../../lib/features/feature.ts';

export const payments = {
  changes: {
    'POST /api/paystack/initialize': ['GET /api/orders'],
    'POST /api/orders/:reference/retry': ['GET /api/orders', 'GET /api/orders/:reference'],
    // A payment gives a place in a course, and a refund cancels it.
    'POST /api/orders/:reference/settlement': PURCHASE,
    'POST /api/orders/:reference/abandonment': PURCHASE,
    'POST /api/orders/:reference/cancellation': PURCHASE,
    'POST /api/admin/orders/:reference/refund': [
      ...PURCHASE,
      'GET /api/admin/orders',
      'GET /api/admin/orders/:reference/take-back',
    ],
  },
} satisfies Feature;
