import type { CourseDetailAnswer } from '@academy/contract/catalogue/courses';
import type { PlaceWords } from './resume-place.ts';

type Module = CourseDetailAnswer['syllabus'][number];
type Course = Pick<CourseDetailAnswer, 'id' | 'title' | 'final' | 'project'> & {
  readonly syllabus: readonly Pick<Module, 'title' | 'assessment'>[];
};

export interface GradedStep extends PlaceWords {
  readonly href: string;
}

const LEAD = 'All lessons read. Your next step';

/** The text and link for an assessment or the project of a course. */
export function gradedStep(course: Course, gradedId: string | null): GradedStep | null {
  const address = `/course/${encodeURIComponent(course.id)}`;
  if (course.project?.id === gradedId && course.project) {
    const { title } = course.project;
    const href = `${address}/project`;
    return { lead: LEAD, title, context: course.title, action: 'Go to the project', href };
  }
  const parts = [
    ...course.syllabus.map(({ assessment, title }) => ({
      assessment,
      context: `${course.title} · ${title}`,
    })),
    { assessment: course.final, context: course.title },
  ];
  const found = parts.find(({ assessment }) => assessment?.id === gradedId);
  if (!found?.assessment) return null;
  const { id, title } = found.assessment;
  const href = `${address}/assessment/${encodeURIComponent(id)}`;
  return { lead: LEAD, title, context: found.context, action: 'Go to the assessment', href };
}
