import { and, eq, inArray } from 'drizzle-orm';
import type { Queryable } from '../../../../database/connect.ts';
import { userAchievements, withdrawnBadges } from '../tables.ts';

/** All that the log has unlocked, withdrawn or not. */
export async function unlockedIds(db: Queryable, userId: string): Promise<number[]> {
  const rows = await db
    .select({ id: userAchievements.achievementId })
    .from(userAchievements)
    .where(eq(userAchievements.userId, userId))
    .orderBy(userAchievements.achievementId);
  return rows.map(({ id }) => id);
}

export async function withdrawnIds(db: Queryable, userId: string): Promise<number[]> {
  const rows = await db
    .select({ id: withdrawnBadges.achievementId })
    .from(withdrawnBadges)
    .where(eq(withdrawnBadges.userId, userId));
  return rows.map(({ id }) => id);
}

export async function addWithdrawn(
  tx: Queryable,
  userId: string,
  achievementIds: readonly number[],
  withdrawnAt: Date,
): Promise<void> {
  if (achievementIds.length === 0) return;
  await tx
    .insert(withdrawnBadges)
    .values(achievementIds.map((achievementId) => ({ userId, achievementId, withdrawnAt })))
    .onConflictDoNothing();
}

export async function dropWithdrawn(
  tx: Queryable,
  userId: string,
  achievementIds: readonly number[],
): Promise<void> {
  if (achievementIds.length === 0) return;
  await tx
    .delete(withdrawnBadges)
    .where(
      and(eq(withdrawnBadges.userId, userId), inArray(withdrawnBadges.achievementId, [...achievementIds])),
    );
}

export async function peopleWithWithdrawnBadges(db: Queryable): Promise<string[]> {
  const rows = await db
    .select({ userId: withdrawnBadges.userId })
    .from(withdrawnBadges)
    .groupBy(withdrawnBadges.userId);
  return rows.map(({ userId }) => userId);
}
