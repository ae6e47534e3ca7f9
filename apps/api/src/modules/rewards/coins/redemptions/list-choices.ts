import type { Answer } from '@academy/contract';
import { admit } from '@academy/domain/enrolment/places';
import type { Queryable } from '../../../../database/connect.ts';
import type { Catalogue } from '../../../catalogue/courses/index.ts';
import { courseOffer, enrolledCourses } from '../../../enrolment/places/index.ts';
import { completedCourses } from '../completed-courses.store.ts';

/** Completed courses, by their title in the catalogue or in the pilot. */
export async function listCompleted(db: Queryable, catalogue: Catalogue, userId: string) {
  const completed = await completedCourses(db, userId);
  return completed.map(({ courseId, completedAt, pilotTitle }) => ({
    courseId,
    title: catalogue.courseOf(courseId)?.title ?? pilotTitle ?? courseId,
    completedAt: completedAt.toISOString(),
  }));
}

export async function listChoices(
  db: Queryable,
  catalogue: Catalogue,
  userId: string,
  now: Date,
): Promise<Answer<'GET /api/coins/choices'>> {
  const places = await enrolledCourses(db, userId);
  return {
    courses: catalogue.courses.flatMap((course) => {
      const { offer } = courseOffer(course, now);
      const hasPlace = places.has(course.id);
      if (!admit({ grounds: 'coins', course: offer, hasPlace, isQuoteCurrent: true }).ok) return [];
      const { lessons, writtenLessons } = offer;
      return [{ courseId: course.id, title: course.title, level: course.level, lessons, writtenLessons }];
    }),
    completed: await listCompleted(db, catalogue, userId),
  };
}
