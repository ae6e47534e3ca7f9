import type { Answer } from '@academy/contract';
import { useAnswer } from '../../../../lib/answers/answers.ts';

export type Analytics = Answer<'GET /api/user/analytics'>;
export type Week = Analytics['weeklyProgress'][number];

/** Within five minutes Home shows what it has; what the learner does here refreshes it sooner. */
export const ANALYTICS_FRESH_MS = 5 * 60 * 1000; // 2§7

export function useAnalytics(isWanted: boolean) {
  return useAnswer('GET /api/user/analytics', {}, { enabled: isWanted, staleTime: ANALYTICS_FRESH_MS });
}
