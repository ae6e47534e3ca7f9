import type { Answer } from '@academy/contract';

export type Student = Answer<'GET /api/students'>[number];

export interface StudentFilter {
  readonly text: string;
  /** Empty for all. */
  readonly courseId: string;
}

export const ALL_STUDENTS: StudentFilter = Object.freeze({ text: '', courseId: '' });

/** By part of the name, without regard to capitals, and by course. */
export function filterStudents(students: readonly Student[], { text, courseId }: StudentFilter): Student[] {
  const wanted = text.trim().toLowerCase();
  return students.filter(
    (student) =>
      student.fullName.toLowerCase().includes(wanted) && (courseId === '' || student.courseId === courseId),
  );
}

/** The courses that the students are in, each once, by title. */
export function coursesOf(students: readonly Student[]): { value: string; label: string }[] {
  const titles = new Map(students.map(({ courseId, courseTitle }) => [courseId, courseTitle]));
  return [...titles]
    .map(([value, label]) => ({ value, label }))
    .sort((one, other) => one.label.localeCompare(other.label));
}
