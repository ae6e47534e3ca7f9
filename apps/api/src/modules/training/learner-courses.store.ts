import { and, asc, eq, isNotNull } from 'drizzle-orm';
import type { Queryable } from '../../database/connect.ts';
import { courseProgress, enrolments, lessonProgress } from '../../database/tables/learning.ts';

/** In the order of registering. */
export async function registeredCourses(db: Queryable, userId: string): Promise<string[]> {
  const rows = await db
    .select({ courseId: enrolments.courseId })
    .from(enrolments)
    .where(eq(enrolments.userId, userId))
    .orderBy(asc(enrolments.enrolledAt), asc(enrolments.courseId));
  return rows.map(({ courseId }) => courseId);
}

export async function completedModules(db: Queryable, userId: string): Promise<Set<string>> {
  const rows = await db
    .select({ done: courseProgress.done })
    .from(courseProgress)
    .where(eq(courseProgress.userId, userId));
  return new Set(rows.flatMap(({ done }) => done));
}

export async function completedLessons(db: Queryable, userId: string): Promise<Set<string>> {
  const rows = await db
    .select({ lessonId: lessonProgress.lessonId })
    .from(lessonProgress)
    .where(and(eq(lessonProgress.userId, userId), isNotNull(lessonProgress.completedAt)));
  return new Set(rows.map(({ lessonId }) => lessonId));
}
