export { importCourse } from './import-course.ts';
export { inflate } from './inflate.ts';
export { readBundle } from './read-files.ts';
