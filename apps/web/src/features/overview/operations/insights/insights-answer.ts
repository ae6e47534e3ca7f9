import type { Answer } from '@academy/contract';

export type InsightsAnswer = Answer<'GET /api/admin/insights'>;
