import { useLocation } from 'wouter';

/** `/course/:id/assessment/:assessmentId` or `/course/:id/project`. */
export function useCourseAddress() {
  const [path] = useLocation();
  const [, , courseId = '', , assessmentId = ''] = path.split('/').map(decodeURIComponent);
  return { courseId, assessmentId };
}

export const courseAddress = (courseId: string) => `/course/${courseId}`;

export const lessonAddress = (courseId: string, lessonId: string) =>
  `${courseAddress(courseId)}/lesson/${lessonId}`;
