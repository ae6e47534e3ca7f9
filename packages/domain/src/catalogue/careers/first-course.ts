interface CareerCourse {
  readonly id: string;
  readonly careers: Readonly<Partial<Record<string, 'core' | 'useful'>>>;
}

/** Where to begin: the first core course of a career that the learner has not completed. */
export function firstCourseFor<Course extends CareerCourse>(
  courses: readonly Course[],
  careerId: string,
  completed: ReadonlySet<string>,
): Course | null {
  return courses.find(({ id, careers }) => careers[careerId] === 'core' && !completed.has(id)) ?? null;
}

/** Weeks at this many hours a week; a part of a week counts as a whole one. */
export function weeksForHours(hours: number, hoursPerWeek: number): number {
  return Math.ceil(hours / hoursPerWeek);
}
