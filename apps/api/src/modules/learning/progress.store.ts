import type { SastDay } from '@academy/domain/kernel';
import type { LearnerRecord } from '@academy/domain/learning';
import { and, eq, inArray } from 'drizzle-orm';
import type { Queryable } from '../../database/connect.ts';
import { courseProgress, learningDays, lessonProgress, skillLevels } from '../../database/tables/learning.ts';

interface Scope {
  readonly lessonIds: readonly string[];
  readonly days: readonly SastDay[];
}

/** What is known of a learner: of lessons and days only the named ones, because there are many. */
export async function loadRecord(db: Queryable, userId: string, scope: Scope): Promise<LearnerRecord> {
  const lessons = await db
    .select()
    .from(lessonProgress)
    .where(and(eq(lessonProgress.userId, userId), inArray(lessonProgress.lessonId, [...scope.lessonIds])));
  const days = await db
    .select()
    .from(learningDays)
    .where(and(eq(learningDays.userId, userId), inArray(learningDays.day, [...scope.days])));
  return {
    lessons: new Map(lessons.map(({ userId: _, lessonId, ...row }) => [lessonId, row])),
    days: new Map(
      days.map(({ day, seconds, lessonsCompleted }) => [day, { seconds, lessonsCompleted }] as const),
    ),
    courses: await loadCourses(db, userId),
    skills: await loadSkills(db, userId),
  };
}

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
