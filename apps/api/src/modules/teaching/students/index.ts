export { ownCourses } from './list-taught.ts';
