import { and, count, eq } from 'drizzle-orm';
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

/** Takes back the place that rests on an order; a place of any other kind stays. */
export async function removePaidEnrolment(db: Queryable, orderId: string): Promise<void> {
  await db.delete(enrolments).where(eq(enrolments.orderId, orderId));
}

export async function countEnrolments(db: Queryable, courseId: string): Promise<number> {
  const [row] = await db.select({ n: count() }).from(enrolments).where(eq(enrolments.courseId, courseId));
  return row?.n ?? 0;
}

/** Takes back the place that was paid for with coins; what was learned there stays. */
export async function removeCoinEnrolment(db: Queryable, userId: string, courseId: string): Promise<void> {
  await db
    .delete(enrolments)
    .where(
      and(eq(enrolments.userId, userId), eq(enrolments.courseId, courseId), eq(enrolments.access, 'coins')),
    );
}
