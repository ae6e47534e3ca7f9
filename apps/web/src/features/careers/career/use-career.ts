import type { CourseAnswer } from '@academy/contract/catalogue';
import { useLocation } from 'wouter';
import { useAnswer } from '../../../lib/answers.ts';

/** The `:id` of `/careers/:id` and `/career-path/:id`, as it stands in the address. */
export function useCareerId(): string {
  const [path] = useLocation();
  return path.split('/')[2] ?? '';
}

export function useCareer(careerId: string) {
  return useAnswer('GET /api/careers/:careerId', { careerId });
}

export function useCourses(): readonly CourseAnswer[] {
  const { data } = useAnswer('GET /api/courses');
  return data ?? [];
}
