export { catalogueHandlers } from './catalogue.routes.ts';
export { countRevision } from './catalogue.store.ts';
export type {
  Catalogue,
  CatalogueAssessment,
  CatalogueCollection,
  CatalogueCourse,
  CatalogueLesson,
  CatalogueModule,
} from './catalogue.ts';
export { offeredCourses } from './catalogue.ts';
export { CatalogueCache } from './catalogue-cache.ts';
export { collectionEntry, collectionOf } from './collection-entry.ts';
export { courseAnswer } from './course-answers.ts';
export { lockCourse, writeInstructor } from './course-projection.store.ts';
export { courseQuote } from './course-quote.ts';
export { coursewarePassages } from './courseware-passages.ts';
export { pageOfBank, pageOfLesson, pageOfProject } from './draft-page.ts';
export { guideEntry, guidesIn } from './guide-entry.ts';
export { lockCourseware } from './import.store.ts';
export { CoursewareError, importCourseware } from './import-courseware.ts';
export { KeptAnswers } from './kept-answers.ts';
export { projectCourse } from './project-course.ts';
export { publishCourse } from './publish-course.ts';
