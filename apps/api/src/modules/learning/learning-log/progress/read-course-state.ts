import type { CourseStateAnswer } from '@academy/contract/learning/learning-log';
import {
  type CourseProgress,
  continueAt,
  nextAttemptAt,
  nextGradedPart,
} from '@academy/domain/learning/learning-log';
import type { Queryable } from '../../../../database/connect.ts';
import type { CatalogueCourse } from '../../../catalogue/courses/index.ts';
import { readStateOfCourse } from './course-state.store.ts';
import type { OwnAnswer } from './own-answers.ts';

/** A course's line in every list of progress. */
export function courseLine(course: CatalogueCourse, isIn: boolean, progress: CourseProgress | undefined) {
  return {
    courseId: course.id,
    isEnrolled: isIn,
    percent: progress?.percent ?? 0,
    completedAt: progress?.completedAt?.toISOString() ?? null,
    resumeLessonId: progress ? continueAt(course, progress, ({ isPreview }) => isIn || isPreview) : null,
    nextGradedId: progress ? nextGradedPart(course, progress.done) : null,
    lastAt: progress?.lastAt?.toISOString() ?? null,
  };
}

type CourseState = Omit<OwnAnswer<CourseStateAnswer>, 'answer'> & { readonly state: CourseStateAnswer };

/** The learner's state in one course, with the places: all courses that may be opened. */
export async function readCourseState(
  db: Queryable,
  userId: string,
  course: CatalogueCourse,
  now: Date,
): Promise<CourseState> {
  const assessments = [...course.modules.map(({ assessment }) => assessment), course.final];
  const assessmentIds = assessments.flatMap((assessment) => assessment?.id ?? []);
  const read = readStateOfCourse(db, userId, course.id, assessmentIds);
  const { progress, places, results, lessons } = await read;
  const done = new Set(progress?.done);
  const pauses = [...results.values()].flatMap((result) => nextAttemptAt(result.lastSubmittedAt, now) ?? []);
  const state = {
    ...courseLine(course, places.has(course.id), progress),
    recognisedPercent: progress?.priorPercent ?? 0,
    lessons,
    completedModules: course.modules.flatMap(({ id }) => (done.has(id) ? id : [])),
    assessments: assessmentIds.map((id) => {
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
  return { state, places, holdsUntil: pauses.sort((a, b) => a.getTime() - b.getTime())[0] ?? null };
}
