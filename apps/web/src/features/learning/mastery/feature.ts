import type { Feature } from '../../../lib/features/feature.ts';

export const mastery = {
  storedAnswers: ['GET /api/progress/skills'],
  offlineAnswers: { 'GET /api/progress/skills': 'daily' },
  offlineParts: ['./index.ts'],
} satisfies Feature;
