import { readYaml } from '../read/reading.ts';
import { readShape } from '../source/check-shape.ts';
import { CAREERS } from '../vocabulary.ts';
import type { Collection } from './academy.ts';
import { type AcademyReading, reportIn, reportRepeated } from './academy-reading.ts';
import { collectionsShape } from './academy-shapes.ts';
import type { KnownCourses } from './known-courses.ts';

export async function readCollections(reading: AcademyReading): Promise<Collection[]> {
  const source = await readYaml(reading, 'collections.yaml');
  const collections = (source && readShape(collectionsShape, source, reading.report)?.collections) ?? [];
  if (!source || collections.length === 0) return [];
  const reportAt = reportIn(source, reading.report);
  reportRepeated(reportAt, ['collections'], collections);
  if (collections.filter(({ isFeatured }) => isFeatured).length !== 1)
    reportAt(['collections'], 'Exactly one collection must be featured.');
  for (const [place, { items }] of collections.entries()) {
    const path = ['collections', place, 'items'];
    reportRepeated(reportAt, path, items);
    for (const [index, item] of items.entries())
      if (!exists(item, reading.known))
        reportAt([...path, index, 'id'], `There is no ${item.kind} ${item.id} to be read.`);
  }
  return collections;
}

function exists({ kind, id }: Collection['items'][number], known: KnownCourses | null): boolean {
  if (kind === 'career') return (CAREERS as readonly string[]).includes(id);
  if (known === null) return true;
  return kind === 'course' ? known.courses.has(id) : known.writtenLessons.has(id);
}
