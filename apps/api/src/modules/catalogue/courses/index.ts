export { AnswerCache } from './cached-answers.ts';
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
export { contentVersionOf } from './courseware/content-version.ts';
export { pageOfBank, pageOfLesson, pageOfProject } from './courseware/draft-page.ts';
export { lockCourseware, recordContentVersion } from './courseware/import.store.ts';
export {
  ANY_VERSION,
  type ContentVersion,
  CoursewareError,
  hasNewerContent,
  importCourseware,
  isImported,
} from './courseware/import-courseware.ts';
export { coursewarePassages } from './courseware/passages.ts';
export { publishCourse } from './courseware/publish-course.ts';
export { guideEntry, guidesIn } from './guide-entry.ts';
export { projectCourse } from './project-course.ts';
