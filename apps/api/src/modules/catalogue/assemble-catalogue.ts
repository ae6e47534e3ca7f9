import type { CatalogueRows } from './catalogue.store.ts';
import type { Catalogue, CatalogueCourse, CatalogueModule } from './catalogue.ts';

const byId = <Row extends { readonly id: string }>(rows: readonly Row[]) =>
  new Map(rows.map((row) => [row.id, row]));

/** Puts the rows together; lists keep the order of their rows. */
export function assembleCatalogue(rows: CatalogueRows): Catalogue {
  const { courseRows, moduleRows, lessonRows, assessmentRows, projectRows, instructorRows } = rows;
  const lessonsOf = Map.groupBy(lessonRows, ({ moduleId }) => moduleId);
  const modulesOf = Map.groupBy(moduleRows, ({ courseId }) => courseId);
  const assessmentOfModule = new Map(assessmentRows.map((row) => [row.moduleId, row]));
  const instructorOf = byId(instructorRows);

  const courses = courseRows.map((course): CatalogueCourse => {
    const modules = (modulesOf.get(course.id) ?? []).map(
      (row): CatalogueModule => ({
        ...row,
        lessons: lessonsOf.get(row.id) ?? [],
        assessment: assessmentOfModule.get(row.id) ?? null,
      }),
    );
    const final = assessmentRows.find(
      ({ courseId, moduleId }) => courseId === course.id && moduleId === null,
    );
    return {
      ...course,
      modules,
      instructors: course.instructorIds.flatMap((id) => instructorOf.get(id) ?? []),
      final: final ?? null,
      project: projectRows.find(({ courseId }) => courseId === course.id) ?? null,
    };
  });

  const known = { courses: byId(courses), lessons: byId(lessonRows), assessments: byId(assessmentRows) };
  return {
    courses,
    courseOf: (courseId) => known.courses.get(courseId),
    lessonOf: (lessonId) => known.lessons.get(lessonId),
    assessmentOf: (assessmentId) => known.assessments.get(assessmentId),
  };
}
