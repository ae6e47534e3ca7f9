import type { Role } from '../../access/index.ts';

export interface Teacher {
  readonly role: Role;
  /** The ids under which this person is an instructor of the catalogue. */
  readonly instructorIds: ReadonlySet<string>;
}

/** Whether this person looks after the courses and sessions of these instructors, and the students in them. */
export function teaches({ role, instructorIds }: Teacher, instructorsOfCourse: readonly string[]): boolean {
  switch (role) {
    case 'administrator':
      return true;
    case 'trainer':
      return instructorsOfCourse.some((id) => instructorIds.has(id));
    case 'learner':
      return false;
  }
}
