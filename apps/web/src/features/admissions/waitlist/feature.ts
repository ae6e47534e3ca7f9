import { type Feature, page } from '../../../lib/features/feature.ts';

export const waitlist = {
  pages: {
    '/confirm-place': page(
      () => import('./confirm-place-card.tsx'),
      ({ ConfirmPlaceCard }) => ConfirmPlaceCard,
      { offline: false },
    ),
  },
  changes: {
    'DELETE /api/admin/waitlist/:entryId': ['GET /api/admin/waitlist', 'GET /api/waitlist/stats'],
    'POST /api/waitlist/register': ['GET /api/waitlist/stats'],
    'POST /api/waitlist/confirm': ['GET /api/waitlist/stats'],
  },
} satisfies Feature;
