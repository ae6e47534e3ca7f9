import type { CourseDetailAnswer } from '@academy/contract/catalogue/courses';
import type { CourseStateAnswer } from '@academy/contract/learning/learning-log';
import { useAnswer } from '../../../lib/answers/answers.ts';
import { NO_ASSESSMENT, pageProblem } from './assessment-messages.ts';

export type AssessmentLine = NonNullable<CourseDetailAnswer['final']>;
export type AssessmentState = CourseStateAnswer['assessments'][number];

/** An assessment as the course describes it, and the learner's state in it. */
export function useAssessment(courseId: string, assessmentId: string) {
  const course = useAnswer('GET /api/courses/:courseId', { courseId });
  const progress = useAnswer('GET /api/courses/:courseId/progress', { courseId });
  const lines = course.data
    ? [...course.data.syllabus.map(({ assessment }) => assessment), course.data.final]
    : undefined;
  const assessment = lines?.find((line) => line?.id === assessmentId) ?? undefined;
  const isUnknown = lines !== undefined && assessment === undefined;
  return {
    assessment,
    state: progress.data?.assessments.find((state) => state.assessmentId === assessmentId),
    problem: course.error && !course.data ? pageProblem(course.error) : isUnknown ? NO_ASSESSMENT : null,
    retry: () => void course.refetch(),
  };
}
