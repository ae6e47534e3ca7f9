import type { catalogueEndpoints } from '@academy/contract/catalogue/courses';
import { refuse } from '@academy/domain/kernel';
import type { Handlers } from '../../../http/endpoints/call.ts';
import { versioned } from '../../../http/endpoints/responses/versioned.ts';
import type { Services } from '../../../services.ts';
import { AnswerCache } from './cached-answers.ts';
import { type Catalogue, type CatalogueCourse, offeredCourses } from './catalogue.ts';
import type { CatalogueCache } from './catalogue-cache.ts';
import { courseAnswer, courseDetailAnswer } from './course-answers.ts';

const featuredOf = (catalogue: Catalogue) => offeredCourses(catalogue).filter(({ isFeatured }) => isFeatured);

function instructorsByCourse(courses: readonly CatalogueCourse[]) {
  const named = courses.map(({ id, instructors }) => [
    id,
    instructors.map((instructor) => ({
      id: instructor.id,
      name: instructor.name,
      avatarUrl: instructor.avatarUrl,
    })),
  ]);
  return Object.fromEntries(named);
}

export function catalogueHandlers({
  clock,
  catalogue: cache,
}: Pick<Services, 'clock'> & { readonly catalogue: CatalogueCache }): Handlers<typeof catalogueEndpoints> {
  const answers = new AnswerCache(clock);
  const listOf = (key: string, catalogue: Catalogue, quoted: readonly CatalogueCourse[]) =>
    answers.of(key, { catalogue, quoted }, (now) => quoted.map((course) => courseAnswer(course, now)));

  return {
    'GET /api/courses': () => cache.use((catalogue) => listOf('all', catalogue, offeredCourses(catalogue))),
    'GET /api/courses/featured': () =>
      cache.use((catalogue) => listOf('featured', catalogue, featuredOf(catalogue))),
    'GET /api/courses/featured/instructors': () =>
      cache.use((catalogue) =>
        answers.of('instructors', { catalogue, quoted: [] }, () =>
          instructorsByCourse(featuredOf(catalogue)),
        ),
      ),
    'GET /api/courses/category/:categoryId': ({ input }) =>
      cache.use((catalogue) => {
        const courses = offeredCourses(catalogue).filter(({ categoryId }) => categoryId === input.categoryId);
        // Any number can be requested: nothing is cached for one that is not a category.
        if (courses.length === 0) return versioned([]);
        const inOrder = courses.toSorted((a, b) => (a.categoryPlace ?? 0) - (b.categoryPlace ?? 0));
        return listOf(`category ${input.categoryId}`, catalogue, inOrder);
      }),
    'GET /api/courses/:courseId': ({ input }) =>
      cache.use((catalogue) => {
        const course = catalogue.courseOf(input.courseId);
        if (!course) return refuse('unknown-course');
        return answers.of(`course ${course.id}`, { catalogue, quoted: [course] }, (now) =>
          courseDetailAnswer(course, catalogue, now),
        );
      }),
  };
}
