import type { catalogueEndpoints } from '@academy/contract/catalogue';
import { accept, refuse } from '@academy/domain/kernel';
import type { Handlers } from '../../http/endpoints/call.ts';
import { versioned } from '../../http/endpoints/versioned.ts';
import type { Services } from '../../services.ts';
import type { CatalogueCourse } from './catalogue.ts';
import type { CatalogueCache } from './catalogue-cache.ts';
import { courseAnswer, courseDetailAnswer } from './course-answers.ts';

export function catalogueHandlers(
  { clock }: Pick<Services, 'clock'>,
  cache: CatalogueCache,
): Handlers<typeof catalogueEndpoints> {
  const coursesWhere = async (isWanted: (course: CatalogueCourse) => boolean) =>
    (await cache.read()).courses.filter(isWanted);
  const answerOf = (course: CatalogueCourse) => courseAnswer(course, clock());

  return {
    async 'GET /api/courses'() {
      return versioned((await cache.read()).courses.map(answerOf));
    },
    async 'GET /api/courses/featured'() {
      return versioned((await coursesWhere(({ isFeatured }) => isFeatured)).map(answerOf));
    },
    async 'GET /api/courses/featured/instructors'() {
      const featured = await coursesWhere(({ isFeatured }) => isFeatured);
      const named = featured.map((course) => [
        course.id,
        course.instructors.map(({ id, name, avatarUrl }) => ({ id, name, avatarUrl })),
      ]);
      return accept(Object.fromEntries(named));
    },
    async 'GET /api/courses/category/:categoryId'({ input }) {
      const courses = await coursesWhere(({ categoryId }) => categoryId === input.categoryId);
      const inOrder = courses.toSorted((a, b) => (a.categoryPlace ?? 0) - (b.categoryPlace ?? 0));
      return versioned(inOrder.map(answerOf));
    },
    async 'GET /api/courses/:courseId'({ input }) {
      const catalogue = await cache.read();
      const course = catalogue.courseOf(input.courseId);
      return course ? versioned(courseDetailAnswer(course, catalogue, clock())) : refuse('unknown-course');
    },
  };
}
