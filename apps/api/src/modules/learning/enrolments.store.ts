import { and, eq } from 'drizzle-orm';
import type { Queryable } from '../../database/connect.ts';
import { enrolments } from '../../database/tables/learning.ts';

export async function enrolledCourses(db: Queryable, userId: string): Promise<Set<string>> {
  const rows = await db
    .select({ courseId: enrolments.courseId })
    .from(enrolments)
    .where(eq(enrolments.userId, userId));
  return new Set(rows.map(({ courseId }) => courseId));
}

export async function isEnrolled(db: Queryable, userId: string, courseId: string): Promise<boolean> {
  const rows = await db
    .select({ courseId: enrolments.courseId })
    .from(enrolments)
    .where(and(eq(enrolments.userId, userId), eq(enrolments.courseId, courseId)));
  return rows.length > 0;
}

/** False when the learner has a place already. */
export async function addEnrolment(
  db: Queryable,
  enrolment: typeof enrolments.$inferInsert,
): Promise<boolean> {
  const added = await db
    .insert(enrolments)
    .values(enrolment)
    .onConflictDoNothing()
    .returning({ courseId: enrolments.courseId });
  return added.length > 0;
}
