import { asc, isNull } from 'drizzle-orm';
import type { Queryable } from '../../database/connect.ts';
import {
  assessments,
  courseModules,
  courses,
  coursewareState,
  instructors,
  lessons,
  projects,
} from '../../database/tables/catalogue.ts';

export async function readFingerprint(db: Queryable): Promise<string | null> {
  const [state] = await db.select({ fingerprint: coursewareState.fingerprint }).from(coursewareState);
  return state?.fingerprint ?? null;
}

/** All rows that are not removed, without the texts of lessons and the banks of assessments. */
export async function readCatalogueRows(db: Queryable) {
  const [courseRows, moduleRows, lessonRows, assessmentRows, projectRows, instructorRows] = await Promise.all(
    [
      db.select().from(courses).where(isNull(courses.removedAt)).orderBy(asc(courses.position)),
      db
        .select()
        .from(courseModules)
        .where(isNull(courseModules.removedAt))
        .orderBy(asc(courseModules.position)),
      db
        .select({
          id: lessons.id,
          courseId: lessons.courseId,
          moduleId: lessons.moduleId,
          title: lessons.title,
          idea: lessons.idea,
          minutes: lessons.minutes,
          isWritten: lessons.isWritten,
          isPreview: lessons.isPreview,
          checkIds: lessons.checkIds,
          hasExercise: lessons.hasExercise,
          sizeBytes: lessons.sizeBytes,
        })
        .from(lessons)
        .where(isNull(lessons.removedAt))
        .orderBy(asc(lessons.position)),
      db
        .select({
          id: assessments.id,
          courseId: assessments.courseId,
          moduleId: assessments.moduleId,
          title: assessments.title,
          minutes: assessments.minutes,
          pick: assessments.pick,
        })
        .from(assessments)
        .where(isNull(assessments.removedAt)),
      db
        .select({
          id: projects.id,
          courseId: projects.courseId,
          title: projects.title,
          minutes: projects.minutes,
        })
        .from(projects)
        .where(isNull(projects.removedAt)),
      db.select().from(instructors).orderBy(asc(instructors.position)),
    ],
  );
  return { courseRows, moduleRows, lessonRows, assessmentRows, projectRows, instructorRows };
}
export type CatalogueRows = Awaited<ReturnType<typeof readCatalogueRows>>;
