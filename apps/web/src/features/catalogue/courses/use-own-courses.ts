import type { Answer } from '@academy/contract';
import { useAnswer } from '../../../lib/answers/answers.ts';

type OwnProgress = Answer<'GET /api/progress/user'>;
export type OwnCourse = OwnProgress['courses'][number];

/** The courses that the learner is enrolled in, by id. */
export function useOwnCourses(): ReadonlyMap<string, OwnCourse> {
  const { data } = useAnswer('GET /api/progress/user');
  const enrolled = data?.courses.filter(({ isEnrolled }) => isEnrolled) ?? [];
  return new Map(enrolled.map((course) => [course.courseId, course]));
}
