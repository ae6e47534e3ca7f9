import { and, eq, isNotNull } from 'drizzle-orm';
import type { Queryable } from '../../../database/connect.ts';
import { courseProgress } from '../../learning/learning-log/tables.ts';
import { careerResults } from './tables.ts';

export type StoredCareerResult = typeof careerResults.$inferSelect;

export async function findResult(db: Queryable, userId: string): Promise<StoredCareerResult | null> {
  const [result] = await db.select().from(careerResults).where(eq(careerResults.userId, userId));
  return result ?? null;
}

/** Only the latest result of a learner is stored. */
export async function storeResult(db: Queryable, result: StoredCareerResult): Promise<void> {
  const { userId: _, ...set } = result;
  await db.insert(careerResults).values(result).onConflictDoUpdate({ target: careerResults.userId, set });
}

export async function completedCourses(db: Queryable, userId: string): Promise<Set<string>> {
  const rows = await db
    .select({ courseId: courseProgress.courseId })
    .from(courseProgress)
    .where(and(eq(courseProgress.userId, userId), isNotNull(courseProgress.completedAt)));
  return new Set(rows.map(({ courseId }) => courseId));
}
