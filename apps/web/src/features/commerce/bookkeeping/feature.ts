import { type Feature, page } from '../../../lib/features/feature.ts';

export const bookkeeping = {
  pages: {
    '/admin/payments': page(
      () => import('./payments-page.tsx'),
      ({ PaymentsPage }) => PaymentsPage,
      { offline: false, search: 'Payments' },
    ),
  },
  changes: {
    'POST /api/admin/reconciliation': ['GET /api/admin/reconciliation'],
  },
} satisfies Feature;
