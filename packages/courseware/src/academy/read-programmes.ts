import { readYaml } from '../read/reading.ts';
import { readShape } from '../source/check-shape.ts';
import type { Programmes } from './academy.ts';
import { type AcademyReading, reportIn, reportRepeated } from './academy-reading.ts';
import { programmesShape } from './academy-shapes.ts';

export async function readProgrammes(reading: AcademyReading): Promise<Programmes> {
  const source = await readYaml(reading, 'programmes.yaml');
  const programmes = source && readShape(programmesShape, source, reading.report);
  if (!source || !programmes) return { curricula: [], learningPaths: [] };
  const reportAt = reportIn(source, reading.report);
  reportRepeated(reportAt, ['curricula'], programmes.curricula);
  reportRepeated(reportAt, ['learningPaths'], programmes.learningPaths);
  return programmes;
}
