export type {
  ActivityBlock,
  Assessment,
  AssessmentItem,
  Course,
  Courseware,
  Exercise,
  Instructor,
  Lesson,
  LessonBlock,
  LessonPage,
  Mistake,
  Module,
  PilotCourse,
  PlannedLesson,
  Project,
  ProjectPart,
  PythonExercise,
  SqlExercise,
  WrittenLesson,
} from './courseware.ts';
export type { Fault } from './fault.ts';
export { renderGradedProgram } from './html/graded-program.ts';
export type { Program } from './program.ts';
export { proveExercises } from './prove-exercises.ts';
export { type ReadCourseware, readCourseware } from './read/read-courseware.ts';
export type { Around, ReadOneCourse } from './read/read-one-course.ts';
export { type ContentFiles, filesInFolder, filesInMemory } from './source/content-files.ts';
export { courseTexts } from './source/course-texts.ts';
export {
  type Area,
  CAREERS,
  type Career,
  type Cover,
  type Gradient,
  type Helper,
  type Level,
  SKILLS,
  type Skill,
  TRACKS,
  type Track,
} from './vocabulary.ts';
export { addToList, removeFromList, replaceInList } from './write/edit-list.ts';
