import type { ReportFault } from '../fault.ts';
import type { Reading } from '../read/reading.ts';
import type { SourcePath, YamlSource } from '../source/yaml-source.ts';
import type { KnownCourses } from './known-courses.ts';

/** A reading that may know the courses to which the content refers. */
export interface AcademyReading extends Reading {
  readonly known: KnownCourses | null;
}

type ReportAt = (path: SourcePath, message: string) => void;

/** Reports a fault at the line of a value. */
export function reportIn(source: YamlSource, report: ReportFault): ReportAt {
  return (path, message) => report(source.file, source.lineOf(path), message);
}

/** Every id in a list that occurred before. */
export function reportRepeated(
  reportAt: ReportAt,
  path: SourcePath,
  entries: readonly { readonly id: string }[],
): void {
  const seen = new Set<string>();
  for (const [index, { id }] of entries.entries()) {
    if (seen.has(id)) reportAt([...path, index, 'id'], `The id ${id} is used twice.`);
    seen.add(id);
  }
}
