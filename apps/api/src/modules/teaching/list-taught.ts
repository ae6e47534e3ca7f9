import type { Answer } from '@academy/contract';
import { type Teacher, teaches } from '@academy/domain/teaching';
import type { Queryable } from '../../database/connect.ts';
import type { Actor } from '../../http/endpoints/actor.ts';
import type { Catalogue, CatalogueCache, CatalogueCourse } from '../catalogue/index.ts';
import { audiencesOf, studentsOf } from './enrolled-learners.store.ts';
import { readTeacher } from './read-teacher.ts';

export interface TeachingContext {
  readonly catalogue: Pick<CatalogueCache, 'read'>;
}

function taughtCourses({ courses }: Catalogue, teacher: Teacher): CatalogueCourse[] {
  return courses.filter(({ instructors }) =>
    teaches(
      teacher,
      instructors.map(({ id }) => id),
    ),
  );
}

export async function listMyCourses(
  { catalogue }: TeachingContext,
  db: Queryable,
  actor: Actor,
): Promise<Answer<'GET /api/my-courses'>> {
  const courses = taughtCourses(await catalogue.read(), await readTeacher(db, actor));
  const audiences = await audiencesOf(
    db,
    courses.map(({ id }) => id),
  );
  return courses.map(({ id, title, level, modules }) => {
    const lessons = modules.flatMap((module) => module.lessons);
    const { learners = 0, averagePercent = 0 } = audiences.get(id) ?? {};
    return {
      courseId: id,
      title,
      level,
      lessons: lessons.length,
      writtenLessons: lessons.filter(({ isWritten }) => isWritten).length,
      learners,
      averagePercent,
    };
  });
}

export async function listStudents(
  { catalogue }: TeachingContext,
  db: Queryable,
  actor: Actor,
): Promise<Answer<'GET /api/students'>> {
  const courses = new Map(
    taughtCourses(await catalogue.read(), await readTeacher(db, actor)).map(({ id, title }) => [id, title]),
  );
  const students = await studentsOf(db, [...courses.keys()]);
  return students.map(({ fullName, courseId, percent, lastAt }) => ({
    fullName,
    courseId,
    courseTitle: courses.get(courseId) ?? courseId,
    percent,
    lastAt: lastAt === null ? null : new Date(lastAt).toISOString(),
  }));
}
