import { PURCHASE } from '../../../lib/answers/writes/answer-groups.ts';
import { type Feature, page } from '../../../lib/features/feature.ts';

export const vouchers = {
  pages: {
    '/admin/vouchers': page(
      () => import('./vouchers-page.tsx'),
      ({ VouchersPage }) => VouchersPage,
      { offline: false, search: 'Sponsored places' },
    ),
  },
  changes: {
    'POST /api/vouchers/redemptions': PURCHASE,
    'POST /api/admin/vouchers': ['GET /api/admin/vouchers'],
    'POST /api/admin/vouchers/:batchId/codes': [],
    'POST /api/admin/vouchers/:batchId/withdrawal': ['GET /api/admin/vouchers'],
  },
} satisfies Feature;
