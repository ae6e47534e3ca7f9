import type { LearnerRecord } from '@academy/domain/learning/learning-log';
import { eq } from 'drizzle-orm';
import type { Queryable } from '../../../../database/connect.ts';
import { courseProgress } from '../tables.ts';

export async function loadCourses(db: Queryable, userId: string): Promise<LearnerRecord['courses']> {
  const rows = await db.select().from(courseProgress).where(eq(courseProgress.userId, userId));
  return new Map(rows.map(({ userId: _, courseId, ...row }) => [courseId, row]));
}
