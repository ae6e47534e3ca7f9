export { forgetDiscardedDrafts } from './drafts.store.ts';
export { importCourse } from './import-course.ts';
export { readBundle } from './read-files.ts';
