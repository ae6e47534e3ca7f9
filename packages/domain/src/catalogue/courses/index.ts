export { isComingSoon } from './coming-soon.ts';
export {
  CAREER_IDS,
  type CareerId,
  COURSE_AREAS,
  COURSE_COVERS,
  COURSE_GRADIENTS,
  COURSE_LEVELS,
  type CourseArea,
  type CourseCover,
  type CourseGradient,
  type CourseLevel,
  SKILLS,
  type Skill,
  TRACK_IDS,
  type TrackId,
} from './course.ts';
export { coverIndexOf, coverOfTitle } from './cover-of-title.ts';
export { INTAKE_MONDAYS, intakeEnd, nextIntake } from './next-intake.ts';
