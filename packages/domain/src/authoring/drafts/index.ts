export {
  type BundleFile,
  type BundleRefusal,
  bundleOfZip,
  changesOfBundle,
  entriesOfBundle,
  MOST_ZIP_BYTES,
} from './course-bundle.ts';
export {
  COURSE_PATH_PATTERN,
  type CourseFileKind,
  fileBeside,
  kindOfFile,
  MOST_COURSE_FILES,
  MOST_FILE_CHARACTERS,
} from './course-path.ts';
export { type DifferenceLine, differenceParts, lineDifference } from './line-difference.ts';
export {
  lettersOf,
  type NewCourse,
  nameOfTitle,
  newCourseText,
  newLessonText,
  newModuleText,
} from './new-texts.ts';
export { type DraftState, mayDecide } from './review.ts';
