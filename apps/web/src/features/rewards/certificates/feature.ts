import { type Feature, page } from '../../../lib/features/feature.ts';

export const certificates = {
  pages: {
    '/verify/:id': page(
      () => import('./verify-card.tsx'),
      ({ VerifyCard }) => VerifyCard,
      { offline: false },
    ),
  },
  storedAnswers: ['GET /api/certificates'],
  changes: {
    'POST /api/admin/certificates/:certificateId/revocation': ['GET /api/certificates/:certificateId'],
  },
} satisfies Feature;
