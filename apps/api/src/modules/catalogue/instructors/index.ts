export { assignInstructor } from './assign-instructor.ts';
export {
  accountsOfInstructors,
  addInstructorAccount,
  isInstructor as instructorExists,
  listInstructors,
  listStaff,
  openAdministrators,
} from './instructor-accounts.store.ts';
export { readTeacher } from './read-teacher.ts';
