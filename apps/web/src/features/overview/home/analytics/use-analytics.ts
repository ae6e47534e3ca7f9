import type { Answer } from '@academy/contract';
import { useAnswer } from '../../../../lib/answers/answers.ts';

export type Analytics = Answer<'GET /api/user/analytics'>;
export type Week = Analytics['weeklyProgress'][number];

/** Home shows cached figures for up to five minutes; the learner's own writes refresh them sooner. */
export const ANALYTICS_FRESH_MS = 5 * 60 * 1000; // 2§7

export function useAnalytics(isWanted: boolean) {
  return useAnswer('GET /api/user/analytics', {}, { enabled: isWanted, staleTime: ANALYTICS_FRESH_MS });
}
