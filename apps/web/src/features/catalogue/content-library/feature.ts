import type { Feature } from '../../../lib/features/feature.ts';

export const contentLibrary = {
  storedAnswers: ['GET /api/content-library/recommended-modules'],
} satisfies Feature;
