import { readYaml } from '../read/reading.ts';
import { readShape } from '../source/check-shape.ts';
import type { RecommendedModule } from './academy.ts';
import { type AcademyReading, reportIn, reportRepeated } from './academy-reading.ts';
import { recommendedModulesShape } from './academy-shapes.ts';

export async function readRecommendedModules(reading: AcademyReading): Promise<RecommendedModule[]> {
  const source = await readYaml(reading, 'recommended-modules.yaml');
  const modules = (source && readShape(recommendedModulesShape, source, reading.report)?.modules) ?? [];
  if (!source) return [];
  const reportAt = reportIn(source, reading.report);
  reportRepeated(reportAt, ['modules'], modules);
  const { known } = reading;
  for (const [index, { courseId, moduleId }] of modules.entries())
    if (known && known.modules.get(moduleId)?.courseId !== courseId)
      reportAt(['modules', index, 'moduleId'], `The course ${courseId} has no module ${moduleId}.`);
  return modules;
}
