import type { User } from '@academy/contract/identity';
import type { Catalogue, CatalogueCourse } from '../catalogue/index.ts';

/** A trainer teaches the courses that name a person of the trainer's full name; an administrator sees all. */
export function taughtCourses({ courses }: Catalogue, { role, fullName }: User): readonly CatalogueCourse[] {
  switch (role) {
    case 'administrator':
      return courses;
    case 'trainer':
      return courses.filter(({ instructors }) => instructors.some(({ name }) => name === fullName));
    case 'learner':
      return [];
  }
}
