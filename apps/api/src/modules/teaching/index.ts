export { addInstructorAccount } from './instructor-accounts.store.ts';
export { readTeacher } from './read-teacher.ts';
