import type { LearnerRecord } from '@academy/domain/learning';
import { eq } from 'drizzle-orm';
import type { Queryable } from '../../database/connect.ts';
import { courseProgress, learningDays, skillLevels } from '../../database/tables/learning.ts';

export async function loadCourses(db: Queryable, userId: string): Promise<LearnerRecord['courses']> {
  const rows = await db.select().from(courseProgress).where(eq(courseProgress.userId, userId));
  return new Map(rows.map(({ userId: _, courseId, ...row }) => [courseId, row]));
}

export async function loadSkills(db: Queryable, userId: string): Promise<LearnerRecord['skills']> {
  const rows = await db.select().from(skillLevels).where(eq(skillLevels.userId, userId));
  return new Map(rows.map(({ skill, priorPoints, points }) => [skill, { priorPoints, points }]));
}

/** All days on which the learner learned, oldest first. */
export async function loadDays(db: Queryable, userId: string) {
  return db
    .select({
      day: learningDays.day,
      seconds: learningDays.seconds,
      lessonsCompleted: learningDays.lessonsCompleted,
    })
    .from(learningDays)
    .where(eq(learningDays.userId, userId))
    .orderBy(learningDays.day);
}
