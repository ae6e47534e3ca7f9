import { type Feature, page } from '../../../lib/features/feature.ts';

export const orders = {
  pages: {
    '/orders': page(
      () => import('./orders-page.tsx'),
      ({ OrdersPage }) => OrdersPage,
      { offline: false, opensAfterVisit: true, search: 'Orders and receipts' },
    ),
    '/payment/return': page(
      () => import('./payment-return-page.tsx'),
      ({ PaymentReturnPage }) => PaymentReturnPage,
      { offline: false, opensAfterVisit: 'no: only the server knows whether it is paid', search: null },
    ),
  },
  storedAnswers: ['GET /api/orders'],
} satisfies Feature;
