import type { Around } from '@academy/courseware';
import type { Catalogue } from '../../../catalogue/courses/index.ts';

/** The context of the course: all other courses, as learners have them. */
export function aroundCourse(
  { courses, instructors }: Catalogue,
  courseId: string,
): Omit<Around, 'published'> {
  const others = courses.filter(({ id }) => id !== courseId);
  const lessons = others.flatMap(({ modules }) => modules.flatMap((module) => module.lessons));
  const ids = others.flatMap(({ id, modules, final, project }) =>
    [...modules.flatMap((module) => [module, ...module.lessons, module.assessment]), final, project].flatMap(
      (owned) => (owned ? [[owned.id, id] as const] : []),
    ),
  );
  return {
    lessons: new Map(lessons.map(({ id, courseId: course, isWritten }) => [id, { course, isWritten }])),
    ids: new Map(ids),
    prerequisites: new Map(others.map(({ id, prerequisites }) => [id, prerequisites])),
    instructors: new Set(instructors.map(({ id }) => id)),
  };
}
