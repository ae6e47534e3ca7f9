import type { CourseAnswer } from '@academy/contract/catalogue/courses';
import { useAnswer } from '../../../../lib/answers/answers.ts';
import { useRouteParams } from '../../../../lib/pages/route-params.ts';

/** The career of the address. */
export function useCareer() {
  const { id: careerId } = useRouteParams('/careers/:id', '/career-path/:id');
  return useAnswer('GET /api/careers/:careerId', { careerId });
}

export function useCourses(): readonly CourseAnswer[] {
  const { data } = useAnswer('GET /api/courses');
  return data ?? [];
}
