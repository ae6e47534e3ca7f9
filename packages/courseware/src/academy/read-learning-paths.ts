import { readYaml } from '../read/reading.ts';
import { readShape } from '../source/check-shape.ts';
import type { LearningPath } from './academy.ts';
import { type AcademyReading, reportIn, reportRepeated } from './academy-reading.ts';
import { learningPathsShape } from './academy-shapes.ts';

export async function readLearningPaths(reading: AcademyReading): Promise<LearningPath[]> {
  const source = await readYaml(reading, 'learning-path-modules.yaml');
  const paths = (source && readShape(learningPathsShape, source, reading.report)?.paths) ?? [];
  if (!source) return [];
  const reportAt = reportIn(source, reading.report);
  reportRepeated(reportAt, ['paths'], paths);
  const { known } = reading;
  for (const [place, { modules }] of paths.entries()) {
    reportRepeated(reportAt, ['paths', place, 'modules'], modules);
    for (const [index, { courseId, moduleId, lessons }] of modules.entries()) {
      const path = ['paths', place, 'modules', index];
      const module = known && moduleId !== null ? known.modules.get(moduleId) : undefined;
      if (known && !known.courses.has(courseId))
        reportAt([...path, 'courseId'], `There is no course ${courseId}.`);
      if (known && moduleId !== null && module?.courseId !== courseId)
        reportAt([...path, 'moduleId'], `The course ${courseId} has no module ${moduleId}.`);
      if (module && module.lessons !== lessons)
        reportAt([...path, 'lessons'], `The module ${moduleId} has ${module.lessons} lessons.`);
    }
  }
  return paths;
}
