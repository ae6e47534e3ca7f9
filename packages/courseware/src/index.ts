export type {
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
  WrittenLesson,
} from './courseware.ts';
export type { Fault } from './fault.ts';
export type { Program } from './program.ts';
export { proveExercises } from './prove-exercises.ts';
export { type ReadCourseware, readCourseware } from './read/read-courseware.ts';
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
