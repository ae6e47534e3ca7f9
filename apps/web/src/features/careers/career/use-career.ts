import type { CareerAnswer } from '@academy/contract/careers';
import type { CourseAnswer } from '@academy/contract/catalogue';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'wouter';

/** The `:id` of `/careers/:id` and `/career-path/:id`, as it stands in the address. */
export function useCareerId(): string {
  const [path] = useLocation();
  return path.split('/')[2] ?? '';
}

export function useCareer(careerId: string) {
  return useQuery<CareerAnswer>({ queryKey: [`/api/careers/${encodeURIComponent(careerId)}`] });
}

export function useCourses(): readonly CourseAnswer[] {
  const { data } = useQuery<CourseAnswer[]>({ queryKey: ['/api/courses'] });
  return data ?? [];
}
