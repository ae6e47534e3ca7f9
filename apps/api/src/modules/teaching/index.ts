export {
  accountsOfInstructors,
  addInstructorAccount,
  isInstructor as instructorExists,
  openAdministrators,
} from './instructor-accounts.store.ts';
export { ownCourses } from './list-taught.ts';
export { readTeacher } from './read-teacher.ts';
