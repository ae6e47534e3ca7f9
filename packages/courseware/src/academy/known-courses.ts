import type { Courseware } from '../courseware.ts';

/** What other content may refer to. */
export interface KnownCourses {
  /** Titles by id. */
  readonly courses: ReadonlyMap<string, string>;
  readonly writtenLessons: ReadonlySet<string>;
  /** The course of a module and how many lessons it has. */
  readonly modules: ReadonlyMap<string, { readonly courseId: string; readonly lessons: number }>;
}

export function knownCourses({ courses }: Courseware): KnownCourses {
  const modules = courses.flatMap((course) =>
    course.modules.map((module) => ({ courseId: course.id, module })),
  );
  const lessons = modules.flatMap(({ module }) => module.lessons);
  return {
    courses: new Map(courses.map(({ id, title }) => [id, title])),
    writtenLessons: new Set(lessons.flatMap(({ kind, id }) => (kind === 'written' ? id : []))),
    modules: new Map(
      modules.map(({ courseId, module }) => [module.id, { courseId, lessons: module.lessons.length }]),
    ),
  };
}
