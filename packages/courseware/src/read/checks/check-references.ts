import type { CourseOutline } from '../course-outline.ts';
import type { Reading } from '../reading.ts';

interface Referred {
  /** Ids of the instructors. */
  readonly instructors: ReadonlySet<string>;
  /** The prerequisites of the courses that are not read now. */
  readonly others?: Prerequisites;
}

type Prerequisites = ReadonlyMap<string, readonly string[]>;

/** What courses say about each other and about people must be true. */
export function checkReferences(
  { report }: Reading,
  outlines: readonly CourseOutline[],
  { instructors: people, others = new Map() }: Referred,
): void {
  const courses: Prerequisites = new Map([
    ...others,
    ...outlines.map(({ id, shape }) => [id, shape.prerequisites] as const),
  ]);
  for (const outline of outlines) {
    const { source, shape } = outline;
    shape.prerequisites.forEach((id, index) => {
      if (!courses.has(id))
        report(source.file, source.lineOf(['prerequisites', index]), `There is no course ${id}.`);
    });
    if (needsItself(outline, courses))
      report(
        source.file,
        source.lineOf(['prerequisites']),
        'This course’s prerequisites lead back to itself.',
      );
    shape.instructors.forEach((id, index) => {
      if (!people.has(id))
        report(source.file, source.lineOf(['instructors', index]), `There is no instructor ${id}.`);
    });
    shape.careers.core.forEach((id, index) => {
      if (shape.careers.useful.includes(id))
        report(
          source.file,
          source.lineOf(['careers', 'core', index]),
          `${id} is core and useful; choose one.`,
        );
    });
  }
}

function needsItself({ id, shape }: CourseOutline, courses: Prerequisites): boolean {
  const reached = new Set<string>();
  const open = [...shape.prerequisites];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (next === id) return true;
    if (reached.has(next)) continue;
    reached.add(next);
    open.push(...(courses.get(next) ?? []));
  }
  return false;
}
