import type { Feature } from '../../../lib/features/feature.ts';

export const agents = {
  storedAnswers: ['GET /api/agents/config'],
  changes: {
    'PUT /api/agents/consent': ['GET /api/agents/consent'],
    'POST /api/admin/agents/test': ['GET /api/admin/agents'],
    // The response contains the new level and streak.
    'POST /api/agents/message': [],
    'PUT /api/agents/verdict': ['GET /api/admin/agents'],
  },
} satisfies Feature;
