import { type CourseProgress, type CourseShape, gradedParts, lessonsOf } from './course-progress.ts';

const LESSONS_SHARE = 0.4;
const GRADED_SHARE = 0.6;
const MOST_POINTS = 100;

/** From this level on a skill counts as acquired. */
export const SKILL_ACQUIRED_LEVEL = 60;

export interface SkillPoints {
  /** Recognised from before. */
  readonly priorPoints: number;
  /** Exact: rounded only where they are shown. */
  readonly points: number;
}

/**
 * How much of a course's skill points is earned: 40 % in equal parts over its lessons, 60 % over its assessments and
 * project. What is still being written is not yet earned.
 */
function earnedShare(course: CourseShape, done: readonly string[]): number {
  const shareOf = (ids: readonly string[]) =>
    ids.length === 0 ? 0 : ids.filter((id) => done.includes(id)).length / ids.length;
  const lessons = lessonsOf(course).map(({ id }) => id);
  return LESSONS_SHARE * shareOf(lessons) + GRADED_SHARE * shareOf(gradedParts(course));
}

/** The points of every skill: what all courses gave, and what was recognised from before, up to 100. */
export function skillPoints(
  courses: readonly CourseShape[],
  progressOf: (courseId: string) => CourseProgress | undefined,
  prior: ReadonlyMap<string, number>,
): Map<string, SkillPoints> {
  const sums = new Map(prior);
  for (const course of courses) {
    const share = earnedShare(course, progressOf(course.id)?.done ?? []);
    if (share === 0) continue;
    for (const [skill, points] of Object.entries(course.skills))
      sums.set(skill, (sums.get(skill) ?? 0) + points * share);
  }
  return new Map(
    Array.from(sums, ([skill, sum]) => [
      skill,
      { priorPoints: prior.get(skill) ?? 0, points: Math.min(MOST_POINTS, sum) },
    ]),
  );
}

export function skillLevel({ points }: SkillPoints): number {
  return Math.round(points);
}
