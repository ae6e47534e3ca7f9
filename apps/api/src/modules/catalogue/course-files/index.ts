export {
  everyCourseFile,
  filesOfCourse,
  findCourseFile,
  findVersion,
  lockCourseFile,
  publishedSoFar,
  upsertCourseFiles,
  versionsOfFile,
} from './course-files.store.ts';
export { type MergedFiles, mergeFiles, textsIn } from './merge-files.ts';
export { publishFiles } from './publish-files.ts';
