import { type CourseProgress, type CourseShape, gradedParts, lessonsOf } from './course-progress.ts';

const LESSONS_SHARE = 0.4;
const GRADED_SHARE = 0.6;
const MOST_POINTS = 100;

/** From this level on a skill counts as acquired. */
export const SKILL_ACQUIRED_LEVEL = 60;

/**
 * How many of a course's skill points are earned: 40 % in equal parts over its lessons, 60 % over its assessments and
 * project. What is still being written is not yet earned.
 */
function earnedShare(course: CourseShape, done: readonly string[]): number {
  const shareOf = (ids: readonly string[]) =>
    ids.length === 0 ? 0 : ids.filter((id) => done.includes(id)).length / ids.length;
  const lessons = lessonsOf(course).map(({ id }) => id);
  return LESSONS_SHARE * shareOf(lessons) + GRADED_SHARE * shareOf(gradedParts(course));
}

/**
 * The points of every skill: from all courses, and recognised from earlier learning, up to 100. Exact: they are rounded
 * only where they are shown.
 */
export function skillPoints(
  courses: readonly CourseShape[],
  doneIn: (courseId: string) => CourseProgress['done'] | undefined,
  recognised: ReadonlyMap<string, number>,
): Map<string, number> {
  const sums = new Map(recognised);
  for (const course of courses) {
    const done = doneIn(course.id);
    // Most courses have no progress.
    if (!done?.length) continue;
    const share = earnedShare(course, done);
    for (const [skill, points] of Object.entries(course.skills))
      sums.set(skill, (sums.get(skill) ?? 0) + points * share);
  }
  return new Map(Array.from(sums, ([skill, sum]) => [skill, Math.min(MOST_POINTS, sum)]));
}

export function skillLevel(points = 0): number {
  return Math.round(points);
}
