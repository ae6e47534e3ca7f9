import { type Feature, page } from '../../../lib/features/feature.ts';

export const people = {
  pages: {
    '/admin/people': page(
      () => import('./people-page.tsx'),
      ({ PeoplePage }) => PeoplePage,
      { offline: false, search: 'People' },
    ),
    '/admin/audit': page(
      () => import('./audit-page.tsx'),
      ({ AuditPage }) => AuditPage,
      { offline: false, search: 'Audit log' },
    ),
  },
  changes: {
    'PUT /api/admin/people/:personId': ['GET /api/admin/people', 'GET /api/admin/audit'],
    'POST /api/admin/people/:personId/sign-out': ['GET /api/admin/people', 'GET /api/admin/audit'],
    'POST /api/admin/people/:personId/second-factor-removal': [
      'GET /api/admin/people',
      'GET /api/admin/audit',
    ],
    'POST /api/admin/people/:personId/password-link': ['GET /api/admin/audit', 'GET /api/admin/outbox'],
  },
} satisfies Feature;
