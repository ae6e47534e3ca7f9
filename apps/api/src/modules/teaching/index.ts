export {
  accountsOfInstructors,
  addInstructorAccount,
  isInstructor as instructorExists,
} from './instructor-accounts.store.ts';
export { readTeacher } from './read-teacher.ts';
