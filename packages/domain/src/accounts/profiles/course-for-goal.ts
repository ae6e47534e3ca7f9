interface OfferedCourse {
  readonly title: string;
  readonly summary: string;
}

const LEAST_LETTERS = 4;

const wordsOf = (text: string): ReadonlySet<string> =>
  new Set(
    text
      .toLowerCase()
      .split(/[^\p{L}\p{N}]+/u)
      .filter(({ length }) => length >= LEAST_LETTERS),
  );

/** The course whose words match the learner's goal best; the first one if none does. */
export function courseForGoal<Course extends OfferedCourse>(
  goal: string | null,
  courses: readonly Course[],
): Course | null {
  const goalWords = wordsOf(goal ?? '');
  const shared = ({ title, summary }: Course) => wordsOf(`${title} ${summary}`).intersection(goalWords).size;
  return courses.toSorted((a, b) => shared(b) - shared(a))[0] ?? null;
}
