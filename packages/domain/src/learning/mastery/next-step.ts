import type { TaughtLesson } from './skill-evidence.ts';

export type NextStep =
  | { readonly kind: 'review' }
  | { readonly kind: 'lesson'; readonly courseId: string; readonly lessonId: string; readonly title: string }
  | { readonly kind: 'course'; readonly courseId: string; readonly title: string };

interface StepLesson extends Pick<TaughtLesson, 'id' | 'skills'> {
  readonly title: string;
  readonly isWritten: boolean;
}

/** A course that is offered or that the learner has a place in. */
export interface StepCourse {
  readonly id: string;
  readonly title: string;
  readonly hasPlace: boolean;
  /** In their order. */
  readonly lessons: readonly StepLesson[];
}

/** What improves a skill: cards first, then the next lesson of an own course, then a course that teaches it. */
export function nextStep(
  skill: string,
  /** The skill's cards that still fit into today's queue. */
  dueCards: number,
  courses: readonly StepCourse[],
  completed: ReadonlySet<string>,
): NextStep | null {
  if (dueCards > 0) return { kind: 'review' };
  const open = courses.map((course) => ({
    course,
    lesson: course.lessons.find(
      ({ id, skills, isWritten }) => isWritten && skills.includes(skill) && !completed.has(id),
    ),
  }));
  const own = open.find(({ course, lesson }) => course.hasPlace && lesson !== undefined);
  if (own?.lesson) {
    const { id: lessonId, title } = own.lesson;
    return { kind: 'lesson', courseId: own.course.id, lessonId, title };
  }
  const other = open.find(({ course, lesson }) => !course.hasPlace && lesson !== undefined);
  return other ? { kind: 'course', courseId: other.course.id, title: other.course.title } : null;
}
