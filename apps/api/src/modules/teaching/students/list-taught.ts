import type { Answer } from '@academy/contract';
import { type Teacher, teaches } from '@academy/domain/catalogue/instructors';
import { needsAttention } from '@academy/domain/teaching/students';
import type { Queryable } from '../../../database/connect.ts';
import type { Actor } from '../../../http/endpoints/actor.ts';
import type { Services } from '../../../services.ts';
import type { Catalogue, CatalogueCache, CatalogueCourse } from '../../catalogue/courses/index.ts';
import { readTeacher } from '../../catalogue/instructors/index.ts';
import { audiencesOf, studentsOf } from './enrolled-learners.store.ts';
import { studentRefs } from './student-ref.ts';

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

/** The courses that the actor manages, with their titles. */
export async function ownCourses(
  { catalogue }: TeachingContext,
  db: Queryable,
  actor: Actor,
): Promise<ReadonlyMap<string, string>> {
  const taught = taughtCourses(await catalogue.read(), await readTeacher(db, actor));
  return new Map(taught.map(({ id, title }) => [id, title]));
}

/** Whose courses these are is read from the primary, what happens in them from any copy. */
interface TeachingSources {
  readonly primary: Queryable;
  readonly db: Queryable;
}

export async function listMyCourses(
  { catalogue }: TeachingContext,
  { primary, db }: TeachingSources,
  actor: Actor,
): Promise<Answer<'GET /api/my-courses'>> {
  const courses = taughtCourses(await catalogue.read(), await readTeacher(primary, actor));
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
  context: TeachingContext & Pick<Services, 'clock'>,
  { primary, db }: TeachingSources,
  actor: Actor,
): Promise<Answer<'GET /api/students'>> {
  const now = context.clock();
  const courses = await ownCourses(context, primary, actor);
  const students = await studentsOf(db, [...courses.keys()]);
  const refOf = await studentRefs(db, actor.userId);
  return students.map((student) => {
    const { fullName, courseId, percent, failedAttempts } = student;
    const enrolledAt = new Date(student.enrolledAt);
    const lastAt = student.lastAt === null ? null : new Date(student.lastAt);
    return {
      ref: refOf(student),
      fullName,
      courseId,
      courseTitle: courses.get(courseId) ?? courseId,
      percent,
      lastAt: lastAt?.toISOString() ?? null,
      attention: needsAttention({ enrolledAt, percent, lastAt, failedAttempts }, now),
    };
  });
}
