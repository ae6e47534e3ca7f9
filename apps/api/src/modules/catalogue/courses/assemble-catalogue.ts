import { freeReason } from '@academy/domain/catalogue/pricing';
import type { DefaultPrices } from '@academy/domain/product';
import type { CatalogueRows } from './catalogue.store.ts';
import type { Catalogue, CatalogueCourse, CatalogueLesson, CatalogueModule } from './catalogue.ts';
import { collectionOf } from './collection-entry.ts';
import { guidesIn } from './guide-entry.ts';

const byId = <Row extends { readonly id: string }>(rows: readonly Row[]) =>
  new Map(rows.map((row) => [row.id, row]));

/** A course is sold when it is complete, and only if payments are configured. */
function whyFree(modules: readonly CatalogueModule[], takesPayments: boolean) {
  const lessons = modules.flatMap((module) => module.lessons);
  const writtenLessons = lessons.filter(({ isWritten }) => isWritten).length;
  return freeReason({ lessons: lessons.length, writtenLessons }, takesPayments);
}

/** Assembles the rows; lists keep the order of their rows. */
export function assembleCatalogue(
  rows: CatalogueRows,
  {
    achievements,
    takesPayments,
    defaultPrices,
  }: Pick<Catalogue, 'achievements'> & {
    readonly takesPayments: boolean;
    readonly defaultPrices: DefaultPrices;
  },
): Catalogue {
  const { courseRows, moduleRows, lessonRows, assessmentRows, projectRows, instructorRows } = rows;
  const documentOf = new Map(
    rows.documentRows.map(({ kind, subject, hash }) => [`${kind} ${subject}`, hash]),
  );
  const lessons = lessonRows.map(
    (row): CatalogueLesson => ({ ...row, document: documentOf.get(`lesson ${row.id}`) ?? null }),
  );
  const lessonsOf = Map.groupBy(lessons, ({ moduleId }) => moduleId);
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
      outline: documentOf.get(`outline ${course.id}`) ?? null,
      glossary: documentOf.get(`glossary ${course.id}`) ?? null,
      modules,
      freeBecause: whyFree(modules, takesPayments),
      defaultPrices,
      instructors: course.instructorIds.flatMap((id) => instructorOf.get(id) ?? []),
      final: final ?? null,
      project: projectRows.find(({ courseId }) => courseId === course.id) ?? null,
    };
  });

  const known = { courses: byId(courses), lessons: byId(lessons), assessments: byId(assessmentRows) };
  return {
    courses,
    courseOf: (courseId) => known.courses.get(courseId),
    lessonOf: (lessonId) => known.lessons.get(lessonId),
    assessmentOf: (assessmentId) => known.assessments.get(assessmentId),
    achievements,
    instructors: instructorRows,
    collections: rows.entryRows.filter(({ type }) => type === 'collection').map(collectionOf),
    curricula: rows.entryRows.filter(({ type }) => type === 'curriculum'),
    learningPaths: rows.entryRows.filter(({ type }) => type === 'learning-path'),
    careers: guidesIn(rows.entryRows, 'career'),
    help: guidesIn(rows.entryRows, 'help'),
    tracks: guidesIn(rows.entryRows, 'track'),
  };
}
