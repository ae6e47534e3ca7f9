export { type OfferedCourse, refusalAt } from './admission.ts';
