import { and, eq } from 'drizzle-orm';
import type { Queryable } from '../../../database/connect.ts';
import { statement } from '../../../database/statement.ts';
import { sharedBadges } from './tables.ts';

const sharesOfLearner = statement<{ achievementId: number; shareId: string }, [userId: string]>(
  'shares-of-learner',
  `select achievement_id as "achievementId", share_id as "shareId" from shared_badges
    where user_id = $1 order by achievement_id`,
);

export async function sharesOf(db: Queryable, userId: string) {
  return [...(await sharesOfLearner.rows(db, userId))];
}

/** A badge keeps its address while it is shared, also when the name changes. */
export async function storeShare(
  db: Queryable,
  share: Pick<typeof sharedBadges.$inferInsert, 'userId' | 'achievementId' | 'name' | 'sharedAt'>,
): Promise<string> {
  const [row] = await db
    .insert(sharedBadges)
    .values(share)
    .onConflictDoUpdate({
      target: [sharedBadges.userId, sharedBadges.achievementId],
      set: { name: share.name },
    })
    .returning({ shareId: sharedBadges.shareId });
  if (!row) throw new Error('A share is kept or known.');
  return row.shareId;
}

export async function dropShare(db: Queryable, userId: string, achievementId: number): Promise<void> {
  await db
    .delete(sharedBadges)
    .where(and(eq(sharedBadges.userId, userId), eq(sharedBadges.achievementId, achievementId)));
}

export async function findShare(db: Queryable, shareId: string) {
  const [row] = await db.select().from(sharedBadges).where(eq(sharedBadges.shareId, shareId));
  return row ?? null;
}
