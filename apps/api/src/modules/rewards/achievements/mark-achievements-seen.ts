import type { Queryable } from '../../../database/connect.ts';
import { earnedAchievements } from '../../learning/learning-log/index.ts';
import { markSeen } from './seen-achievements.store.ts';

/** Marks badges as shown to the learner; ids of badges that the learner does not have are ignored. */
export async function markAchievementsSeen(
  db: Queryable,
  userId: string,
  achievementIds: readonly number[],
  now: Date,
): Promise<void> {
  const seenIds = new Set(achievementIds);
  const own = (await earnedAchievements(db, userId)).flatMap(({ achievementId }) =>
    seenIds.has(achievementId) ? achievementId : [],
  );
  await markSeen(db, userId, own, now);
}
