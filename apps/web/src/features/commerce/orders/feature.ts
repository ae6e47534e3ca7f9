import { type Feature, page } from '../../../lib/features/feature.ts';

export const orders = {
  pages: {
    '/orders': page(
      () => import('./orders-page.tsx'),
      ({ OrdersPage }) => OrdersPage,
      { offline: false, search: 'Orders and receipts' },
    ),
    '/payment/return': page(
      () => import('./payment-return-page.tsx'),
      ({ PaymentReturnPage }) => PaymentReturnPage,
      { offline: false, search: null },
    ),
  },
  storedAnswers: ['GET /api/orders'],
} satisfies Feature;
