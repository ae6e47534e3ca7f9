import type { Queryable } from '../../../database/connect.ts';
import { statement } from '../../../database/statement.ts';
import { seenAchievements } from './tables.ts';

const seenByLearner = statement<{ readonly id: number }, [userId: string]>(
  'seen-achievements',
  'select achievement_id as id from seen_achievements where user_id = $1',
);

export async function seenAchievementIds(db: Queryable, userId: string): Promise<Set<number>> {
  const rows = await seenByLearner.rows(db, userId);
  return new Set(rows.map(({ id }) => id));
}

/** Marks those of them that are not marked yet. */
export async function markSeen(
  db: Queryable,
  userId: string,
  achievementIds: readonly number[],
  now: Date,
): Promise<void> {
  if (achievementIds.length === 0) return;
  await db
    .insert(seenAchievements)
    .values(achievementIds.map((achievementId) => ({ userId, achievementId, seenAt: now })))
    .onConflictDoNothing();
}
