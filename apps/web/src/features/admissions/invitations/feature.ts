import { type Feature, page } from '../../../lib/features/feature.ts';

export const invitations = {
  pages: {
    '/admin/waitlist': page(
      () => import('./waitlist-page.tsx'),
      ({ WaitlistPage }) => WaitlistPage,
      { offline: false, search: 'Waiting list' },
    ),
    '/invitation': page(
      () => import('./invitation-card.tsx'),
      ({ InvitationCard }) => InvitationCard,
      { offline: false },
    ),
  },
  changes: {
    'POST /api/admin/waitlist/invitations': ['GET /api/admin/waitlist', 'GET /api/admin/outbox'],
    'DELETE /api/admin/waitlist/invitations/:entryId': ['GET /api/admin/waitlist'],
    'POST /api/invitations/look': [],
    'POST /api/invitations/accept': [],
    'POST /api/invitations/renew': [],
  },
} satisfies Feature;
