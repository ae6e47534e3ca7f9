import { eq } from 'drizzle-orm';
import type { Queryable } from '../../database/connect.ts';
import { courseProgress } from '../../database/tables/learning.ts';

/** How far the learner is in each course that was begun. */
export async function courseStates(db: Queryable, userId: string) {
  const rows = await db
    .select({
      courseId: courseProgress.courseId,
      percent: courseProgress.percent,
      completedAt: courseProgress.completedAt,
    })
    .from(courseProgress)
    .where(eq(courseProgress.userId, userId));
  return new Map(
    rows.map(({ courseId, percent, completedAt }) => [
      courseId,
      { percent, isCompleted: completedAt !== null },
    ]),
  );
}
