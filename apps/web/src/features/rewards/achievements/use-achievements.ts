import type { AchievementAnswer } from '@academy/contract/rewards/achievements';
import { summariseAchievements } from '@academy/domain/rewards/achievements';
import { useMemo, useState } from 'react';
import { useAnswer } from '../../../lib/answers/answers.ts';

const NONE: readonly AchievementAnswer[] = [];

/** All achievements, and those in the learner's list, which are the earned ones. */
export function useAchievements() {
  const all = useAnswer('GET /api/achievements');
  const own = useAnswer('GET /api/achievements/user', {}, { refetchOnMount: 'always' });
  const more = useAnswer('GET /api/achievements/user/nearest', {}, { refetchOnMount: 'always' });
  const [now] = useState(() => new Date());
  const achievements = all.data ?? NONE;
  const earnedAt = useMemo(
    () => new Map(own.data?.map((row) => [row.achievementId, row.earnedAt])),
    [own.data],
  );
  const summary = useMemo(
    () =>
      summariseAchievements(
        achievements,
        (own.data ?? []).map((row) => ({ ...row, earnedAt: new Date(row.earnedAt) })),
        now,
      ),
    [achievements, own.data, now],
  );
  return {
    achievements,
    earnedAt,
    summary,
    nearest: more.data?.nearest ?? [],
    shared: more.data?.shared ?? [],
    isPending: all.isPending || own.isPending,
    isSignedOut: own.error?.code === 'not-signed-in',
    hasFailed: !all.data || !own.data,
    async retry() {
      await Promise.all([all.refetch(), own.refetch(), more.refetch()]);
    },
  };
}

export type Achievements = ReturnType<typeof useAchievements>;
