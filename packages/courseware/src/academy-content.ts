export type {
  AcademyContent,
  CareerAssessment,
  CareerGuide,
  Collection,
  DemoEvent,
  HelpQuestion,
  LearningPath,
  RecommendedModule,
} from './academy/academy.ts';
export { type KnownCourses, knownCourses } from './academy/known-courses.ts';
export {
  type ReadAcademyContent,
  readAcademyContent,
  readDemoEvents,
} from './academy/read-academy-content.ts';
export { type DemoSession, readDemoSessions } from './academy/read-demo-sessions.ts';
