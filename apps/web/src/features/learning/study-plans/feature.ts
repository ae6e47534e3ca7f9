import type { Feature } from '../../../lib/features/feature.ts';

export const studyPlans = {
  storedAnswers: ['GET /api/study-plan'],
  offlineAnswers: { 'GET /api/study-plan': 'daily' },
  changes: {
    'PUT /api/study-plan': ['GET /api/study-plan'],
    'DELETE /api/study-plan': ['GET /api/study-plan'],
  },
  offlineParts: ['./index.ts'],
} satisfies Feature;
