import type {
  contentLibraryEndpoints,
  RecommendedModuleAnswer,
} from '@academy/contract/catalogue/content-library';
import type { RecommendedModule } from '@academy/courseware/academy-content';
import type { Handlers } from '../../../http/endpoints/call.ts';
import type { Services } from '../../../services.ts';
import { academyContent } from '../academy-content/index.ts';
import { AnswerCache, type Catalogue, type CatalogueCache } from '../courses/index.ts';

type ContentLibraryContext = Pick<Services, 'clock'> & { readonly catalogue: Pick<CatalogueCache, 'read'> };

/** Nothing for a module whose course was removed; without a readable lesson its link opens the course's page. */
function recommendedModule(
  { moduleId, courseId, ...shown }: RecommendedModule,
  catalogue: Catalogue,
): RecommendedModuleAnswer[] {
  const course = catalogue.courseOf(courseId);
  if (!course) return [];
  const lessons = course.modules.find(({ id }) => id === moduleId)?.lessons ?? [];
  const first = lessons.find(({ isWritten }) => isWritten);
  const { imageUrl, gradient, cover } = course;
  const href = first ? `/course/${courseId}/lesson/${first.id}` : `/course/${courseId}`;
  return [{ ...shown, imageUrl, gradientClass: gradient, cover, href }];
}

export function contentLibraryHandlers(
  context: ContentLibraryContext,
): Handlers<typeof contentLibraryEndpoints> {
  const cache = new AnswerCache(context.clock);
  return {
    async 'GET /api/content-library/recommended-modules'() {
      const { recommendedModules } = await academyContent();
      const catalogue = await context.catalogue.read();
      return cache.of('recommended modules', { catalogue, quoted: [] }, () =>
        recommendedModules.flatMap((module) => recommendedModule(module, catalogue)),
      );
    },
  };
}
