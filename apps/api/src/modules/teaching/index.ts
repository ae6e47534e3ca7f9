export {
  accountsOfInstructors,
  addInstructorAccount,
  isInstructor as instructorExists,
  openAdministrators,
} from '../instructors/instructor-accounts.store.ts';
export { ownCourses } from './list-taught.ts';
export { readTeacher } from '../instructors/read-teacher.ts';
