/** So many enrolments a teacher sees at most, those who came last: a course may have hundreds of thousands. */
export const MOST_STUDENTS = 1000;
