import { and, eq, isNull } from 'drizzle-orm';
import type { Queryable } from '../../../database/connect.ts';
import { takeBacks } from './tables.ts';

export type StoredTakeBack = typeof takeBacks.$inferSelect;

export async function addTakeBack(
  tx: Queryable,
  takeBack: typeof takeBacks.$inferInsert,
): Promise<StoredTakeBack> {
  const [added] = await tx.insert(takeBacks).values(takeBack).returning();
  if (!added) throw new Error('What was taken back was not stored.');
  return added;
}

/** That of a course without a place since, locked. */
export async function lockOpenTakeBack(
  tx: Queryable,
  userId: string,
  courseId: string,
): Promise<StoredTakeBack | null> {
  const [open] = await tx
    .select()
    .from(takeBacks)
    .where(and(eq(takeBacks.userId, userId), eq(takeBacks.courseId, courseId), isNull(takeBacks.givenBackAt)))
    .for('update');
  return open ?? null;
}

export async function closeTakeBack(tx: Queryable, id: string, givenBackAt: Date): Promise<void> {
  await tx.update(takeBacks).set({ givenBackAt }).where(eq(takeBacks.id, id));
}

/** The refunded courses without a place since. */
export async function refundedCourses(db: Queryable, userId: string): Promise<Set<string>> {
  const rows = await db
    .select({ courseId: takeBacks.courseId })
    .from(takeBacks)
    .where(and(eq(takeBacks.userId, userId), isNull(takeBacks.givenBackAt)));
  return new Set(rows.map(({ courseId }) => courseId));
}
