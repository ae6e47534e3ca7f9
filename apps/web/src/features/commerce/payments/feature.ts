import { PURCHASE } from '../../../lib/answers/writes/answer-groups.ts';
import type { Feature } from '../../../lib/features/feature.ts';

export const payments = {
  changes: {
    'POST /api/paystack/initialize': ['GET /api/orders'],
    'POST /api/orders/:reference/retry': ['GET /api/orders', 'GET /api/orders/:reference'],
    // What is paid is a place in a course, and what is taken back is none any more.
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
