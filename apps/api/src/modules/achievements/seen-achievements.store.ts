import { eq } from 'drizzle-orm';
import type { Queryable } from '../../database/connect.ts';
import { seenAchievements } from '../../database/tables/achievements.ts';

export async function seenAchievementIds(db: Queryable, userId: string): Promise<Set<number>> {
  const rows = await db
    .select({ id: seenAchievements.achievementId })
    .from(seenAchievements)
    .where(eq(seenAchievements.userId, userId));
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
