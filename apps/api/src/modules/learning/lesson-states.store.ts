import { and, eq } from 'drizzle-orm';
import type { Queryable } from '../../database/connect.ts';
import { lessonProgress } from '../../database/tables/learning.ts';

/** Of every lesson that the learner has opened in a course: whether it is completed, and the place in it. */
export async function lessonsOfCourse(db: Queryable, userId: string, courseId: string) {
  const rows = await db
    .select({
      lessonId: lessonProgress.lessonId,
      completedAt: lessonProgress.completedAt,
      place: lessonProgress.place,
    })
    .from(lessonProgress)
    .where(and(eq(lessonProgress.userId, userId), eq(lessonProgress.courseId, courseId)))
    .orderBy(lessonProgress.lessonId);
  return rows.map(({ lessonId, completedAt, place }) => ({
    lessonId,
    isCompleted: completedAt !== null,
    place,
  }));
}
