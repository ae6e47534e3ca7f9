import type { CourseDetailAnswer } from '@academy/contract/catalogue/courses';
import type { OwnProgress } from '../use-own-progress.ts';

type OwnCourse = OwnProgress['courses'][number];

export interface ResumePlace {
  readonly courseId: string;
  /** Null in a course that was joined and not opened yet. */
  readonly lessonId: string | null;
  /** The next assessment, once every lesson is read. */
  readonly gradedId: string | null;
  readonly percent: number;
}

const openedAt = ({ resumeLessonId, lastAt }: OwnCourse) =>
  resumeLessonId === null || lastAt === null ? 0 : Date.parse(lastAt);

/** The last opened lesson of a course that is not completed; otherwise a course that was not opened yet. */
export function resumePlace(courses: readonly OwnCourse[]): ResumePlace | null {
  const running = courses.filter(({ isEnrolled, completedAt }) => isEnrolled && completedAt === null);
  const [newest] = running.sort((one, other) => openedAt(other) - openedAt(one));
  if (!newest) return null;
  const { courseId, resumeLessonId, nextGradedId, percent } = newest;
  return { courseId, lessonId: resumeLessonId, gradedId: nextGradedId, percent };
}

export interface PlaceWords {
  readonly lead: string;
  readonly title: string;
  readonly context: string;
  readonly action: string;
}

type Course = Pick<CourseDetailAnswer, 'title' | 'syllabus' | 'description'>;

function lessonIn({ syllabus }: Course, lessonId: string | null) {
  for (const module of syllabus) {
    const lesson = module.lessons.find(({ id }) => id === lessonId);
    if (lesson) return { module, lesson };
  }
  return null;
}

/** The texts for a place; general ones if the course could not be loaded. */
export function placeWords(course: Course | undefined, lessonId: string | null): PlaceWords {
  const steps =
    lessonId === null
      ? { lead: 'You have a place in this course', action: 'Start' }
      : { lead: 'Continue where you left off', action: 'Continue' };
  if (!course) return { ...steps, title: 'Your course', context: 'Your place is saved.' };
  const found = lessonIn(course, lessonId);
  return found
    ? { ...steps, title: found.lesson.title, context: `${course.title} · ${found.module.title}` }
    : { ...steps, title: course.title, context: course.description };
}

export function placeHref({ courseId, lessonId }: ResumePlace): string {
  const course = `/course/${encodeURIComponent(courseId)}`;
  return lessonId === null ? course : `${course}/lesson/${encodeURIComponent(lessonId)}`;
}
