import type { Feature } from '../../../lib/features/feature.ts';

export const contentLibrary = {
  keptAnswers: ['GET /api/content-library/recommended-modules'],
} satisfies Feature;
