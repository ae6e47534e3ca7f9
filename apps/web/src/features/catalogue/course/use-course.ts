import { useLocation } from 'wouter';
import { useAnswer } from '../../../lib/answers.ts';

/** The `:id` of `/course/:id`. */
export function useCourseId(): string {
  const [path] = useLocation();
  return path.split('/')[2] ?? '';
}

export function useCourse(courseId: string) {
  return useAnswer('GET /api/courses/:courseId', { courseId });
}

/** The learner's own state in a course. */
export function useCourseState(courseId: string) {
  return useAnswer('GET /api/courses/:courseId/progress', { courseId });
}
