import type { Role } from '../../access/index.ts';

export interface Teacher {
  readonly role: Role;
  /** The instructors of the catalogue that this person is, by id. */
  readonly instructorIds: ReadonlySet<string>;
}

/** Whether courses and sessions of these instructors, and who learns in them, are this person's to look after. */
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
