export { catalogueHandlers } from './catalogue.routes.ts';
export type {
  Catalogue,
  CatalogueAssessment,
  CatalogueCourse,
  CatalogueLesson,
  CatalogueModule,
} from './catalogue.ts';
export { CatalogueCache } from './catalogue-cache.ts';
export { courseQuote } from './course-quote.ts';
export { CoursewareError, importCourseware } from './import-courseware.ts';
