import type { Course, PilotCourse } from '../../courseware.ts';
import type { CourseOutline } from '../course-outline.ts';
import type { Reading } from '../reading.ts';

interface OwnedId {
  readonly id: string;
  readonly file: string;
  readonly line: number;
}

interface CheckedIds {
  readonly outlines: readonly CourseOutline[];
  /** The outlines, in order; null for a course that could not be read. */
  readonly courses: readonly (Course | null)[];
  /** Ids of courses that are not read now, with the course of each. */
  readonly taken?: ReadonlyMap<string, string>;
}

const lettersOf = (id: string) => id.split('-')[0] ?? '';

/** Ids are unique over all courses, and begin with the two letters of their own course. */
export function checkIds(reading: Reading, { outlines, courses, taken = new Map() }: CheckedIds): void {
  const seen = new Map<string, OwnedId>();
  const prefixes = new Map<string, string>();
  for (const [id, course] of taken) {
    seen.set(id, { id, file: `the course ${course}`, line: 1 });
    prefixes.set(lettersOf(id), course);
  }
  for (const [index, outline] of outlines.entries()) {
    const owned = idsOf(outline, courses[index] ?? undefined);
    const prefix = lettersOf(owned[0]?.id ?? '');
    const other = prefixes.get(prefix);
    if (other !== undefined)
      reading.report(outline.source.file, 1, `The letters ${prefix}- belong to the course ${other}.`);
    prefixes.set(prefix, outline.id);
    for (const one of owned) {
      const first = seen.get(one.id);
      if (first !== undefined)
        reading.report(one.file, one.line, `The id ${one.id} is already used in ${first.file}.`);
      else seen.set(one.id, one);
      if (!one.id.startsWith(`${prefix}-`))
        reading.report(
          one.file,
          one.line,
          `The id ${one.id} must begin with ${prefix}-, as this course does.`,
        );
    }
  }
}

/** Short courses of the pilot are still in records, so no course may take their ids. */
export function checkCourseIds(
  reading: Reading,
  courses: readonly Course[],
  pilots: readonly PilotCourse[],
): void {
  const ids = [...courses, ...pilots].map(({ id }) => id);
  pilots.forEach(({ id }, index) => {
    if (ids.indexOf(id) !== courses.length + index)
      reading.report('pilot-courses.yaml', 1, `The id ${id} is already used by another course.`);
  });
}

function idsOf({ modules, folder }: CourseOutline, course: Course | undefined): OwnedId[] {
  const ids: OwnedId[] = [];
  for (const [index, { source, shape, entries, folder: moduleFolder }] of modules.entries()) {
    ids.push({ id: shape.id, file: source.file, line: source.lineOf(['id']) });
    for (const entry of entries) {
      if (entry.kind === 'written') {
        const { front, frontSource, file } = entry.lesson;
        ids.push({ id: front.id, file, line: frontSource.lineOf(['id']) });
      } else {
        const listed = shape.lessons.findIndex(
          (lesson) => (lesson as { id?: unknown }).id === entry.lesson.id,
        );
        ids.push({ id: entry.lesson.id, file: source.file, line: source.lineOf(['lessons', listed]) });
      }
    }
    const assessment = course?.modules[index]?.assessment;
    if (assessment) ids.push({ id: assessment.id, file: `${moduleFolder}/assessment.yaml`, line: 1 });
  }
  if (course?.final) ids.push({ id: course.final.id, file: `${folder}/final.yaml`, line: 1 });
  if (course?.project) ids.push({ id: course.project.id, file: `${folder}/project.yaml`, line: 1 });
  return ids;
}
