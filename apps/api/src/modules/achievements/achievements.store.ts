import { and, eq, isNull } from 'drizzle-orm';
import type { Queryable } from '../../database/connect.ts';
import { userAchievements } from '../../database/tables/academy-life.ts';

export type EarnedAchievement = typeof userAchievements.$inferSelect;

export async function earnedAchievements(db: Queryable, userId: string): Promise<EarnedAchievement[]> {
  return db
    .select()
    .from(userAchievements)
    .where(eq(userAchievements.userId, userId))
    .orderBy(userAchievements.achievementId);
}

/** Adds what the learner does not have yet, and answers that. */
export async function addAchievements(
  db: Queryable,
  rows: readonly EarnedAchievement[],
): Promise<EarnedAchievement[]> {
  if (rows.length === 0) return [];
  return db
    .insert(userAchievements)
    .values([...rows])
    .onConflictDoNothing()
    .returning();
}

/** Takes those that were not announced yet; of two who ask at once only one gets them. */
export async function takeUnannounced(db: Queryable, userId: string, now: Date): Promise<number[]> {
  const rows = await db
    .update(userAchievements)
    .set({ announcedAt: now })
    .where(and(eq(userAchievements.userId, userId), isNull(userAchievements.announcedAt)))
    .returning({ id: userAchievements.achievementId });
  return rows.map(({ id }) => id).sort((one, other) => one - other);
}
