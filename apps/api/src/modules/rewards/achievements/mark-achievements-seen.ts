import type { Queryable } from '../../../database/connect.ts';
import { earnedAchievements } from '../../learning/learning-log/index.ts';
import { markSeen } from './seen-achievements.store.ts';

/** The learner was told of these; of others than the own ones nothing is kept. */
export async function markAchievementsSeen(
  db: Queryable,
  userId: string,
  achievementIds: readonly number[],
  now: Date,
): Promise<void> {
  const told = new Set(achievementIds);
  const own = (await earnedAchievements(db, userId)).flatMap(({ achievementId }) =>
    told.has(achievementId) ? achievementId : [],
  );
  await markSeen(db, userId, own, now);
}
