import type { Answer } from '@academy/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';

export type Analytics = Answer<'GET /api/user/progress'>;
export type Week = Analytics['weeklyProgress'][number];

const FRESH_MS = 5 * 60 * 1000; // 2§7

/** Within five minutes Home shows what it has; what the learner does here refreshes it sooner. */
export const analyticsQuery = queryOptions<Analytics>({
  queryKey: ['/api/user/progress'],
  staleTime: FRESH_MS,
});

export function useAnalytics(isWanted: boolean) {
  return useQuery({ ...analyticsQuery, enabled: isWanted });
}
