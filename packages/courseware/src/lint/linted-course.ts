import type { Assessment, Course, Courseware, WrittenLesson } from '../courseware.ts';
import type { ReportFault } from '../fault.ts';
import { type CourseOutline, readOutline } from '../read/course-outline.ts';
import type { LessonSource } from '../read/lessons/lesson-source.ts';
import { type Reading, readOptionalYaml, startReading } from '../read/reading.ts';
import type { ContentFiles } from '../source/content-files.ts';
import type { YamlSource } from '../source/yaml-source.ts';

/** A course as learners get it, together with the files it is written in. */
export interface LintedCourse {
  readonly course: Course;
  readonly outline: CourseOutline;
  /** The written lessons, in order. */
  readonly lessons: readonly LintedLesson[];
  /** The banks of the modules, then of the final. */
  readonly banks: readonly LintedBank[];
}

export interface LintedLesson {
  readonly lesson: WrittenLesson;
  readonly source: LessonSource;
  /** Null when the lesson has no checks, exercise or activities. */
  readonly sibling: YamlSource | null;
  /** From 0. */
  readonly module: number;
}

interface LintedBank {
  readonly assessment: Assessment;
  readonly source: YamlSource;
  /** From 0; for the final one more than the last. */
  readonly module: number;
}

/** One rule about how a course is written. It sees whole courses, so it can compare their parts. */
export type Lint = (linted: LintedCourse, report: ReportFault) => void;

export async function lintedCourses(
  files: ContentFiles,
  { courses }: Pick<Courseware, 'courses'>,
): Promise<LintedCourse[]> {
  // Files that cannot be read were reported when the courses were read.
  const reading = startReading(files);
  const linted: LintedCourse[] = [];
  for (const course of courses) {
    const outline = await readOutline(reading, course.id);
    if (outline !== null) linted.push(await lintedCourse(reading, course, outline));
  }
  return linted;
}

async function lintedCourse(reading: Reading, course: Course, outline: CourseOutline): Promise<LintedCourse> {
  const lessons: LintedLesson[] = [];
  const banks: LintedBank[] = [];
  const addBank = async (assessment: Assessment | null | undefined, file: string, module: number) => {
    const source = assessment ? await readOptionalYaml(reading, file) : null;
    if (assessment && source) banks.push({ assessment, source, module });
  };
  for (const [module, { entries, folder }] of outline.modules.entries()) {
    const read = course.modules[module];
    for (const entry of entries) {
      if (entry.kind === 'planned') continue;
      const source = entry.lesson;
      const lesson = read?.lessons.find(({ id }) => id === source.front.id);
      const sibling = await readOptionalYaml(reading, source.file.replace(/\.md$/, '.yaml'));
      if (lesson?.kind === 'written') lessons.push({ lesson, source, sibling, module });
    }
    await addBank(read?.assessment, `${folder}/assessment.yaml`, module);
  }
  await addBank(course.final, `${outline.folder}/final.yaml`, outline.modules.length);
  return { course, outline, lessons, banks };
}
