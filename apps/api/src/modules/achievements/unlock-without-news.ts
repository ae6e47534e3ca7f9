import type { Queryable } from '../../database/connect.ts';
import { earnedAchievements, takeUnannounced } from './achievements.store.ts';
import { unlockAchievements } from './unlock-achievements.ts';

/** Gives a learner who has no achievement yet what is due, without telling it as news. */
export async function unlockWithoutNews(db: Queryable, userId: string, now: Date): Promise<void> {
  if ((await earnedAchievements(db, userId)).length > 0) return;
  await unlockAchievements(db, userId, now);
  await takeUnannounced(db, userId, now);
}
