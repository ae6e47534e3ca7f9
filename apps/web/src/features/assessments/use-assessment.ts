import type { CourseDetailAnswer } from '@academy/contract/catalogue';
import type { CourseStateAnswer } from '@academy/contract/learning';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '../../lib/api-client.ts';

export type AssessmentLine = NonNullable<CourseDetailAnswer['final']>;
export type AssessmentState = CourseStateAnswer['assessments'][number];

/** What the course says about one of its assessments, and how the learner stands with it. */
export function useAssessment(courseId: string, assessmentId: string) {
  const queryClient = useQueryClient();
  const coursePath = `/api/courses/${encodeURIComponent(courseId)}`;
  const course = useQuery<CourseDetailAnswer>({ queryKey: [coursePath] });
  const progress = useQuery<CourseStateAnswer>({ queryKey: [`${coursePath}/progress`] });
  const lines = course.data
    ? [...course.data.syllabus.map(({ assessment }) => assessment), course.data.final]
    : undefined;
  const assessment = lines?.find((line) => line?.id === assessmentId) ?? undefined;

  function refresh() {
    for (const key of [`${coursePath}/progress`, '/api/progress/user', '/api/user/progress'])
      void queryClient.invalidateQueries({ queryKey: [key] });
    // Lessons show in their outlines which assessments are passed.
    void queryClient.invalidateQueries({
      predicate: ({ queryKey }) => String(queryKey[0]).startsWith('/api/lessons/'),
    });
  }
  const unknown =
    lines !== undefined && assessment === undefined
      ? new ApiError(404, 'There is no assessment at this address.')
      : null;
  return {
    assessment,
    state: progress.data?.assessments.find((state) => state.assessmentId === assessmentId),
    error: course.error ?? unknown,
    retry: () => void course.refetch(),
    refresh,
  };
}
