import type { Static } from 'typebox';
import { courseShape, moduleShape, plannedLessonShape } from '../shapes/course-shapes.ts';
import { readShape } from '../source/check-shape.ts';
import type { YamlSource } from '../source/yaml-source.ts';
import { type LessonSource, readLessonSource } from './lessons/lesson-source.ts';
import { type Reading, readYaml } from './reading.ts';

type OutlineEntry =
  | { readonly kind: 'written'; readonly lesson: LessonSource }
  | { readonly kind: 'planned'; readonly lesson: Static<typeof plannedLessonShape> };

export interface ModuleOutline {
  /** Relative to the content folder. */
  readonly folder: string;
  readonly source: YamlSource;
  readonly shape: Static<typeof moduleShape>;
  readonly entries: readonly OutlineEntry[];
}

/** The structure of a course; its texts are read when all lessons of all courses are known. */
export interface CourseOutline {
  readonly id: string;
  readonly folder: string;
  readonly source: YamlSource;
  readonly shape: Static<typeof courseShape>;
  readonly modules: readonly ModuleOutline[];
}

export async function readOutline(reading: Reading, courseId: string): Promise<CourseOutline | null> {
  const folder = `courses/${courseId}`;
  const source = await readYaml(reading, `${folder}/course.yaml`);
  const shape = source === null ? null : readShape(courseShape, source, reading.report);
  if (source === null || shape === null) return null;
  if ((shape.category === undefined) !== (shape.categoryPlace === undefined))
    reading.report(source.file, source.lineOf([]), '"category" and "categoryPlace" go together.');
  const modules: ModuleOutline[] = [];
  for (const name of shape.modules) {
    const read = await readModuleOutline(reading, `${folder}/${name}`, courseId);
    if (read !== null) modules.push(read);
  }
  return { id: courseId, folder, source, shape, modules };
}

async function readModuleOutline(
  reading: Reading,
  folder: string,
  course: string,
): Promise<ModuleOutline | null> {
  const source = await readYaml(reading, `${folder}/module.yaml`);
  const shape = source === null ? null : readShape(moduleShape, source, reading.report);
  if (source === null || shape === null) return null;
  const entries: OutlineEntry[] = [];
  for (const [index, entry] of shape.lessons.entries()) {
    const read = await readEntry(reading, source, folder, entry, index);
    if (read === null) continue;
    entries.push(read);
    const lessonId = read.kind === 'written' ? read.lesson.front.id : read.lesson.id;
    if (!reading.lessons.has(lessonId))
      reading.lessons.set(lessonId, { course, isWritten: read.kind === 'written' });
  }
  return { folder, source, shape, entries };
}

async function readEntry(
  reading: Reading,
  source: YamlSource,
  folder: string,
  entry: unknown,
  index: number,
): Promise<OutlineEntry | null> {
  if (typeof entry !== 'string') {
    const lesson = readShape(plannedLessonShape, source, reading.report, ['lessons', index]);
    return lesson === null ? null : { kind: 'planned', lesson };
  }
  if (source.value !== null && (source.value as { lessons: unknown[] }).lessons.indexOf(entry) !== index)
    reading.report(source.file, source.lineOf(['lessons', index]), `"${entry}" is listed twice.`);
  const lesson = await readLessonSource(reading, `${folder}/${entry}.md`);
  return lesson === null ? null : { kind: 'written', lesson };
}
