import type { Answer } from '@academy/contract';

type OwnCourse = Answer<'GET /api/progress/user'>['courses'][number];

/** The course with the latest activity that is not completed; before the first lesson, the one joined first. */
export function currentCourse(courses: readonly OwnCourse[]): OwnCourse | null {
  const open = courses.filter(({ isEnrolled, completedAt }) => isEnrolled && completedAt === null);
  const [latest] = open.sort((one, other) => (other.lastAt ?? '').localeCompare(one.lastAt ?? ''));
  return latest ?? null;
}

export function courseHref({ courseId, resumeLessonId }: OwnCourse): string {
  const course = `/course/${encodeURIComponent(courseId)}`;
  return resumeLessonId === null ? course : `${course}/lesson/${encodeURIComponent(resumeLessonId)}`;
}
