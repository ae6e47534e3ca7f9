import type { Answer } from '@academy/contract';
import { useAnswer } from '../../../../lib/answers/answers.ts';

type Instructors = Answer<'GET /api/courses/featured/instructors'>;
export type Instructor = Instructors[string][number];

/** By course. Asked for when the courses are there (2§7); a card can do without. */
export function useFeaturedInstructors(hasCourses: boolean): Instructors {
  const { data = {} } = useAnswer('GET /api/courses/featured/instructors', {}, { enabled: hasCourses });
  return data;
}
