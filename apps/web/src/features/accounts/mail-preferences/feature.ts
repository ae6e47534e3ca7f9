import { type Feature, page } from '../../../lib/features/feature.ts';

export const mailPreferences = {
  pages: {
    '/settings/quiet-hours': page(
      () => import('./quiet-hours-page.tsx'),
      ({ QuietHoursPage }) => QuietHoursPage,
      { offline: false, opensAfterVisit: 'no: it changes the account', search: 'Quiet hours for emails' },
    ),
    '/unsubscribe/:token': page(
      () => import('./unsubscribe-card.tsx'),
      ({ UnsubscribeCard }) => UnsubscribeCard,
      { offline: false },
    ),
  },
  changes: {
    'PUT /api/quiet-hours': ['GET /api/quiet-hours'],
    'PUT /api/mail-preferences/:kind': ['GET /api/mail-preferences'],
    'POST /api/unsubscriptions': ['GET /api/mail-preferences'],
  },
} satisfies Feature;
