import type { Answer } from '@academy/contract';
import type { Queryable } from '../../database/connect.ts';
import { type Catalogue, type CatalogueCourse, offeredCourses } from '../catalogue/index.ts';
import { enrolledCourses } from '../learning/index.ts';
import { completedCourses } from './completed-courses.store.ts';

const lessonsOf = ({ modules }: CatalogueCourse) => modules.flatMap(({ lessons }) => lessons);

/** How many lessons of a course can be opened today. */
export function writtenLessons(course: CatalogueCourse): number {
  return lessonsOf(course).filter(({ isWritten }) => isWritten).length;
}

/** What somebody has completed, by its title in the catalogue or in the pilot. */
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
): Promise<Answer<'GET /api/coins/choices'>> {
  const places = await enrolledCourses(db, userId);
  return {
    courses: offeredCourses(catalogue).flatMap((course) =>
      places.has(course.id) || writtenLessons(course) === 0
        ? []
        : {
            courseId: course.id,
            title: course.title,
            level: course.level,
            lessons: lessonsOf(course).length,
            writtenLessons: writtenLessons(course),
          },
    ),
    completed: await listCompleted(db, catalogue, userId),
  };
}
