import type { Lesson } from '../lesson.ts';

type Outline = Lesson['outline'];

export interface CourseStep {
  readonly kind: 'lesson' | 'assessment';
  readonly id: string;
  readonly title: string;
}

export interface StepsAround {
  readonly previous: CourseStep | null;
  readonly next: CourseStep | null;
  /** Among all lessons, including those not written yet; 1 is the first. */
  readonly place: number;
  readonly total: number;
}

/** The steps of a reader, in order: open lessons, and after a module's lessons its assessment until it is passed. */
function openSteps(outline: Outline, isEnrolled: boolean): CourseStep[] {
  return outline.flatMap(({ lessons, assessment }) => {
    const open = lessons.filter(({ isWritten, isOpen }) => isWritten && isOpen);
    const steps = open.map(({ id, title }): CourseStep => ({ kind: 'lesson', id, title }));
    if (assessment === null || assessment.isPassed || !isEnrolled) return steps;
    return [...steps, { kind: 'assessment', id: assessment.id, title: assessment.title }];
  });
}

export function stepsAround(outline: Outline, lessonId: string, isEnrolled: boolean): StepsAround {
  const steps = openSteps(outline, isEnrolled);
  const index = steps.findIndex(({ kind, id }) => kind === 'lesson' && id === lessonId);
  const lessons = outline.flatMap((module) => module.lessons);
  return {
    previous: steps[index - 1] ?? null,
    next: index === -1 ? null : (steps[index + 1] ?? null),
    place: lessons.findIndex(({ id }) => id === lessonId) + 1,
    total: lessons.length,
  };
}

export const courseAddress = (courseId: string) => `/course/${courseId}`;

export function stepAddress(courseId: string, step: Pick<CourseStep, 'kind' | 'id'>): string {
  return `${courseAddress(courseId)}/${step.kind}/${step.id}`;
}
