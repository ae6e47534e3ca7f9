import type { Course } from '../courseware.ts';
import { type Fault, inOrder } from '../fault.ts';
import type { Program } from '../program.ts';
import type { ContentFiles } from '../source/content-files.ts';
import { checkFiles } from './checks/check-files.ts';
import { checkIds } from './checks/check-ids.ts';
import { checkReferences } from './checks/check-references.ts';
import { checkKeptIds } from './checks/check-retained-ids.ts';
import { type CourseOutline, readOutline } from './course-outline.ts';
import { readCourse } from './read-course.ts';
import { type KnownLesson, startReading } from './reading.ts';

/** The context of a course: the rest of the academy, which stays as it is. */
export interface Around {
  /** Lessons of the other courses, by id. */
  readonly lessons: ReadonlyMap<string, KnownLesson>;
  /** Ids that other courses use, with the course of each. */
  readonly ids: ReadonlyMap<string, string>;
  /** The prerequisites of the other courses, by course. */
  readonly prerequisites: ReadonlyMap<string, readonly string[]>;
  readonly instructors: ReadonlySet<string>;
  /** The course's files as learners have them, whose ids must stay. */
  readonly published: ContentFiles | null;
}

/** The modules and lessons of a course by file, as far as they could be read. */
interface CourseContents {
  /** Relative to the content folder. */
  readonly folder: string;
  readonly title: string;
  /** A lesson that is still to come has no file. */
  readonly lessons: readonly { readonly file: string | null; readonly id: string; readonly title: string }[];
}

export interface ReadOneCourse {
  /** Null when the file of the course itself cannot be read. */
  readonly course: Course | null;
  readonly contents: readonly CourseContents[];
  readonly faults: readonly Fault[];
  readonly programs: readonly Program[];
}

export interface CourseSource {
  readonly courseId: string;
  readonly order: number;
  /** The only file that is read in full, for its author; without it the whole course is. */
  readonly file?: string | undefined;
}

/** Reads and checks one course by the same rules as all of them together. */
export async function readOneCourse(
  files: ContentFiles,
  { courseId, order, file }: CourseSource,
  around: Around,
): Promise<ReadOneCourse> {
  const reading = startReading(files);
  for (const [id, lesson] of around.lessons) reading.lessons.set(id, lesson);
  const outline = await readOutline(reading, courseId);
  if (outline === null) return { course: null, contents: [], faults: inOrder(reading.faults), programs: [] };
  const isWanted = file === undefined ? () => true : (path: string) => path === file;
  const course = await readCourse(reading, outline, order, isWanted);
  checkIds(reading, { outlines: [outline], courses: [course], taken: around.ids });
  checkReferences(reading, [outline], { instructors: around.instructors, others: around.prerequisites });
  await checkFiles(reading, [outline]);
  if (around.published !== null) await checkKeptIds(reading, outline, around.published);
  const faults = inOrder(reading.faults);
  return { course, contents: contentsOf(outline), faults, programs: reading.programs };
}

function contentsOf({ modules }: CourseOutline): CourseContents[] {
  return modules.map(({ folder, shape, entries }) => ({
    folder,
    title: shape.title,
    lessons: entries.map((entry) =>
      entry.kind === 'written'
        ? { file: entry.lesson.file, id: entry.lesson.front.id, title: entry.lesson.front.title }
        : { file: null, id: entry.lesson.id, title: entry.lesson.title },
    ),
  }));
}
