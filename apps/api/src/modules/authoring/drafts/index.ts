export { importCourse } from './import-course.ts';
export { readBundle } from './working-copy/read-files.ts';
