import type { Answer } from '@academy/contract';
import { useAnswer } from '../../../../lib/answers/answers.ts';

type Instructors = Answer<'GET /api/courses/featured/instructors'>;
export type Instructor = Instructors[string][number];

/** By course. Requested once the courses have loaded (2§7); a card works without. */
export function useFeaturedInstructors(hasCourses: boolean): Instructors {
  const { data = {} } = useAnswer('GET /api/courses/featured/instructors', {}, { enabled: hasCourses });
  return data;
}
