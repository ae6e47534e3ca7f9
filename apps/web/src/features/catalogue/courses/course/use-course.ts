import { useAnswer } from '../../../../lib/answers/answers.ts';
import { useRouteParams } from '../../../../lib/pages/route-params.ts';

/** The course of the address. */
export function useCourse() {
  const { id: courseId } = useRouteParams('/course/:id');
  return useAnswer('GET /api/courses/:courseId', { courseId });
}

/** The learner's own state in a course. */
export function useCourseState(courseId: string) {
  return useAnswer('GET /api/courses/:courseId/progress', { courseId });
}
