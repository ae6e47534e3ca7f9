import type { CourseDetailAnswer } from '@academy/contract/catalogue/courses';
import type { CourseStateAnswer } from '@academy/contract/learning/learning-log';

type Module = CourseDetailAnswer['syllabus'][number];
export type LessonLine = Module['lessons'][number];
export type LessonState = 'completed' | 'in-progress' | 'new' | 'locked' | 'coming-soon';

/** A lesson that was opened and not completed is in progress; without a place only the previews are open. */
export function lessonState(lesson: LessonLine, state: CourseStateAnswer | undefined): LessonState {
  const own = state?.lessons.find(({ lessonId }) => lessonId === lesson.id);
  if (own?.isCompleted) return 'completed';
  if (!lesson.isWritten) return 'coming-soon';
  if (state && !state.isEnrolled && !lesson.isPreview) return 'locked';
  return own ? 'in-progress' : 'new';
}

/** Whether a lesson can be read: a free preview by everyone, the others by enrolled learners. */
export function lessonHref(
  courseId: string,
  lesson: LessonLine,
  state: CourseStateAnswer | undefined,
): string | undefined {
  const isOpen = lesson.isWritten && (lesson.isPreview || state?.isEnrolled === true);
  return isOpen ? `/course/${courseId}/lesson/${lesson.id}` : undefined;
}

/** The button of an enrolled learner; null while no lesson is written. */
export function nextStep(course: CourseDetailAnswer, state: CourseStateAnswer) {
  const written = course.syllabus.flatMap(({ lessons }) => lessons).filter(({ isWritten }) => isWritten);
  const [first] = written;
  if (first === undefined) return null;
  const to = (lessonId: string) => `/course/${course.id}/lesson/${lessonId}`;
  if (state.completedAt !== null) return { label: 'Review', href: to(first.id) };
  if (state.resumeLessonId !== null) return { label: 'Continue', href: to(state.resumeLessonId) };
  return { label: 'Start course', href: to(first.id) };
}

/** The module to expand: where the learner stopped, otherwise the first that is not completed. */
export function currentModuleId(
  course: CourseDetailAnswer,
  state: CourseStateAnswer | undefined,
): string | undefined {
  const { syllabus } = course;
  const resumed = syllabus.find(({ lessons }) => lessons.some(({ id }) => id === state?.resumeLessonId));
  const unfinished = syllabus.find(({ id }) => !state?.completedModules.includes(id));
  return (resumed ?? unfinished ?? syllabus[0])?.id;
}

/**
 * Where an enrolled learner probably goes from the page of a course: to the next step, or to the first lesson of the
 * expanded module.
 */
export function likelyLessons(course: CourseDetailAnswer, state: CourseStateAnswer | undefined): string[] {
  if (!state?.isEnrolled) return [];
  const open = course.syllabus.find(({ id }) => id === currentModuleId(course, state));
  const next = nextStep(course, state)?.href.split('/').at(-1);
  return [next, open?.lessons.find(({ isWritten }) => isWritten)?.id].filter((id) => id !== undefined);
}
