import { coverOfTitle } from '@academy/domain/catalogue/courses';
import type { Course, Lesson, Module } from '../courseware.ts';
import { checkTerms } from './checks/check-terms.ts';
import type { CourseOutline, ModuleOutline } from './course-outline.ts';
import { readLesson } from './lessons/read-lesson.ts';
import { readAssessment } from './read-assessment.ts';
import { readProject } from './read-project.ts';
import type { Reading } from './reading.ts';

/** Which files of a course are read in full; the others are missing from the result. */
export type FileFilter = (file: string) => boolean;

export async function readCourse(
  reading: Reading,
  outline: CourseOutline,
  order: number,
  isWanted: FileFilter = () => true,
): Promise<Course> {
  const { price, intake, track, category, categoryPlace, featured, modules: _, ...shape } = outline.shape;
  const modules: Module[] = [];
  for (const [index, module] of outline.modules.entries())
    modules.push(await readModule(reading, module, index + 1, isWanted));
  checkTerms(reading, outline, modules);
  const ifWanted = async <Part>(file: string, read: (reading: Reading, file: string) => Promise<Part>) =>
    isWanted(file) ? read(reading, file) : null;
  return {
    ...shape,
    id: outline.id,
    order,
    priceInRand: price,
    intakeMonday: intake,
    track: track ?? null,
    category: category === undefined ? null : { id: category, place: categoryPlace ?? 1 },
    isFeatured: featured,
    cover: coverOfTitle(shape.title),
    modules,
    final: await ifWanted(`${outline.folder}/final.yaml`, readAssessment),
    project: await ifWanted(`${outline.folder}/project.yaml`, readProject),
  };
}

async function readModule(
  reading: Reading,
  outline: ModuleOutline,
  order: number,
  isWanted: FileFilter,
): Promise<Module> {
  const { price, lessons: _, ...shape } = outline.shape;
  const lessons: Lesson[] = [];
  for (const [index, entry] of outline.entries.entries()) {
    if (entry.kind === 'written' && !isWanted(entry.lesson.file)) continue;
    const place = { order: index + 1, isPreview: isFirstWritten(outline, index) };
    lessons.push(
      entry.kind === 'written'
        ? await readLesson(reading, entry.lesson, place)
        : { kind: 'planned', order: place.order, ...entry.lesson },
    );
  }
  const bank = `${outline.folder}/assessment.yaml`;
  const assessment = isWanted(bank) ? await readAssessment(reading, bank) : null;
  return { ...shape, order, priceInRand: price ?? null, lessons, assessment };
}

function isFirstWritten({ entries }: ModuleOutline, index: number): boolean {
  return entries.findIndex(({ kind }) => kind === 'written') === index;
}
