import type { CourseStateAnswer } from '@academy/contract/learning';
import { type CourseProgress, continueAt, nextAttemptAt } from '@academy/domain/learning';
import type { Queryable } from '../../database/connect.ts';
import type { CatalogueCourse } from '../catalogue/index.ts';
import { readResults } from './assessment-results.store.ts';
import { isEnrolled } from './enrolments.store.ts';
import { lessonsOfCourse } from './lesson-states.store.ts';
import { loadCourses } from './progress.store.ts';

/** A course's line in every list of progress. */
export function courseLine(course: CatalogueCourse, isIn: boolean, progress: CourseProgress | undefined) {
  return {
    courseId: course.id,
    isEnrolled: isIn,
    percent: progress?.percent ?? 0,
    completedAt: progress?.completedAt?.toISOString() ?? null,
    resumeLessonId: progress ? continueAt(course, progress, ({ isPreview }) => isIn || isPreview) : null,
    lastAt: progress?.lastAt?.toISOString() ?? null,
  };
}

export async function readCourseState(
  db: Queryable,
  userId: string,
  course: CatalogueCourse,
  now: Date,
): Promise<CourseStateAnswer> {
  const progress = (await loadCourses(db, userId)).get(course.id);
  const done = new Set(progress?.done);
  const results = new Map((await readResults(db, userId)).map((result) => [result.assessmentId, result]));
  const assessments = [...course.modules.map(({ assessment }) => assessment), course.final];
  return {
    ...courseLine(course, await isEnrolled(db, userId, course.id), progress),
    recognisedPercent: progress?.priorPercent ?? 0,
    lessons: await lessonsOfCourse(db, userId, course.id),
    completedModules: course.modules.flatMap(({ id }) => (done.has(id) ? id : [])),
    assessments: assessments
      .filter((assessment) => assessment !== null)
      .map(({ id }) => {
        const result = results.get(id);
        return {
          assessmentId: id,
          bestPercent: result ? Math.round(result.bestPercent) : null,
          isPassed: done.has(id),
          nextAttemptAt: result ? (nextAttemptAt(result.lastSubmittedAt, now)?.toISOString() ?? null) : null,
        };
      }),
    isProjectPassed: course.project !== null && done.has(course.project.id),
  };
}
