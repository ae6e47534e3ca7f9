/** The most enrolments that a teacher sees, the latest ones: a course may have hundreds of thousands. */
export const MOST_STUDENTS = 1000;
