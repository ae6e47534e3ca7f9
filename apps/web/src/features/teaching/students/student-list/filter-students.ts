import type { Answer } from '@academy/contract';

export type Student = Answer<'GET /api/students'>[number];

export interface StudentFilter {
  readonly text: string;
  /** Empty for all. */
  readonly courseId: string;
  /** Only learners whom a trainer should look after. */
  readonly needsAttention: boolean;
}

export const ALL_STUDENTS: StudentFilter = Object.freeze({ text: '', courseId: '', needsAttention: false });

/** By part of the name, ignoring case, and by course. */
export function filterStudents(
  students: readonly Student[],
  { text, courseId, needsAttention }: StudentFilter,
): Student[] {
  const term = text.trim().toLowerCase();
  return students.filter(
    (student) =>
      student.fullName.toLowerCase().includes(term) &&
      (courseId === '' || student.courseId === courseId) &&
      (!needsAttention || student.attention !== null),
  );
}

/** The students' courses, without duplicates, by title. */
export function coursesOf(students: readonly Student[]): { value: string; label: string }[] {
  const titles = new Map(students.map(({ courseId, courseTitle }) => [courseId, courseTitle]));
  return [...titles]
    .map(([value, label]) => ({ value, label }))
    .sort((one, other) => one.label.localeCompare(other.label));
}
