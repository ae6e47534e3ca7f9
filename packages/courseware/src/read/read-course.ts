import type { Course, Lesson, Module } from '../courseware.ts';
import type { CourseOutline, ModuleOutline } from './course-outline.ts';
import { readAssessment } from './read-assessment.ts';
import { readLesson } from './read-lesson.ts';
import { readProject } from './read-project.ts';
import type { Reading } from './reading.ts';

export async function readCourse(reading: Reading, outline: CourseOutline, order: number): Promise<Course> {
  const { price, intake, track, category, categoryPlace, featured, modules: _, ...shape } = outline.shape;
  const modules: Module[] = [];
  for (const [index, module] of outline.modules.entries())
    modules.push(await readModule(reading, module, index + 1));
  return {
    ...shape,
    id: outline.id,
    order,
    priceInRand: price,
    intakeMonday: intake,
    track: track ?? null,
    category: category === undefined ? null : { id: category, place: categoryPlace ?? 1 },
    isFeatured: featured,
    modules,
    final: await readAssessment(reading, `${outline.folder}/final.yaml`),
    project: await readProject(reading, `${outline.folder}/project.yaml`),
  };
}

async function readModule(reading: Reading, outline: ModuleOutline, order: number): Promise<Module> {
  const { price, lessons: _, ...shape } = outline.shape;
  const lessons: Lesson[] = [];
  for (const [index, entry] of outline.entries.entries()) {
    const place = { order: index + 1, isPreview: isFirstWritten(outline, index) };
    lessons.push(
      entry.kind === 'written'
        ? await readLesson(reading, entry.lesson, place)
        : { kind: 'planned', order: place.order, ...entry.lesson },
    );
  }
  const assessment = await readAssessment(reading, `${outline.folder}/assessment.yaml`);
  return { ...shape, order, priceInRand: price ?? null, lessons, assessment };
}

function isFirstWritten({ entries }: ModuleOutline, index: number): boolean {
  return entries.findIndex(({ kind }) => kind === 'written') === index;
}
