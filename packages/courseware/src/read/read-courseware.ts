import type { Course, Courseware, Instructor, PilotCourse } from '../courseware.ts';
import { type Fault, inOrder } from '../fault.ts';
import type { Program } from '../program.ts';
import { catalogueShape, instructorsShape, pilotCoursesShape } from '../shapes/course-shapes.ts';
import { readShape } from '../source/check-shape.ts';
import type { ContentFiles } from '../source/content-files.ts';
import { HELPERS, type Helper } from '../vocabulary.ts';
import { checkData } from './checks/check-data.ts';
import { checkFiles } from './checks/check-files.ts';
import { checkCourseIds, checkIds } from './checks/check-ids.ts';
import { checkReferences } from './checks/check-references.ts';
import { type CourseOutline, readOutline } from './course-outline.ts';
import { readCourse } from './read-course.ts';
import { type Reading, readText, readYaml, startReading } from './reading.ts';

const CATALOGUE = 'courses/catalogue.yaml';

export interface ReadCourseware {
  /** Whatever could be read; complete only without faults. */
  readonly courseware: Courseware;
  readonly faults: readonly Fault[];
  /** The input of `proveExercises`. */
  readonly programs: readonly Program[];
}

/** Reads and checks all courses, instructors and helper modules below the content folder. */
export async function readCourseware(content: string | ContentFiles): Promise<ReadCourseware> {
  const reading = startReading(content);
  const instructors = await readInstructors(reading);
  const pilotCourses = await readPilotCourses(reading);
  const helpers = await readHelpers(reading);
  const outlines = await readOutlines(reading);
  const courses: Course[] = [];
  for (const [index, outline] of outlines.entries())
    courses.push(await readCourse(reading, outline, index + 1));
  checkCourseIds(reading, courses, pilotCourses);
  checkIds(reading, { outlines, courses });
  checkReferences(reading, outlines, { instructors: new Set(instructors.map(({ id }) => id)) });
  await checkFiles(reading, outlines);
  await checkData(reading);
  const courseware = { courses, instructors, pilotCourses, helpers };
  return { courseware, faults: inOrder(reading.faults), programs: reading.programs };
}

/** The courses in the order of the catalogue; every folder is named there, and every name has a folder. */
async function readOutlines(reading: Reading): Promise<CourseOutline[]> {
  const source = await readYaml(reading, CATALOGUE);
  const names = (source && readShape(catalogueShape, source, reading.report)?.courses) ?? [];
  const outlines: CourseOutline[] = [];
  for (const name of names) {
    const outline = await readOutline(reading, name);
    if (outline !== null) outlines.push(outline);
  }
  for (const { name, isFolder } of await reading.files.list('courses'))
    if (isFolder && !names.includes(name))
      reading.report(`courses/${name}`, 1, 'catalogue.yaml does not list this course.');
  return outlines;
}

async function readInstructors(reading: Reading): Promise<Instructor[]> {
  const source = await readYaml(reading, 'instructors.yaml');
  return (source && readShape(instructorsShape, source, reading.report)?.instructors) ?? [];
}

async function readPilotCourses(reading: Reading): Promise<PilotCourse[]> {
  const source = await readYaml(reading, 'pilot-courses.yaml');
  return (source && readShape(pilotCoursesShape, source, reading.report)?.courses) ?? [];
}

async function readHelpers(reading: Reading): Promise<Record<Helper, string>> {
  const sources = await Promise.all(
    HELPERS.map(async (name) => [name, (await readText(reading, `python/${name}.py`)) ?? ''] as const),
  );
  return Object.fromEntries(sources) as Record<Helper, string>;
}
