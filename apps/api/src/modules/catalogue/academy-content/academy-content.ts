import { fileURLToPath } from 'node:url';
import type { AcademyContent } from '@academy/courseware/academy-content';
import { CoursewareError } from '../courses/index.ts';

const CONTENT_FOLDER = fileURLToPath(new URL('../../../../../../content/', import.meta.url));
const MOST_FAULTS_SHOWN = 20;

interface Fault {
  readonly file: string;
  readonly line: number;
  readonly message: string;
}

/** Throws the faults of the files, if any, by file and line. */
export function refuseFaults(faults: readonly Fault[]): void {
  if (faults.length === 0) return;
  const lines = faults.map(({ file, line, message }) => `${file}:${line} ${message}`);
  throw new CoursewareError(
    ['There are mistakes in the content:', ...lines.slice(0, MOST_FAULTS_SHOWN)].join('\n'),
  );
}

async function read(contentFolder: string): Promise<AcademyContent> {
  // Loaded on demand: it imports Markdown and a sanitiser.
  const { readAcademyContent } = await import('@academy/courseware/academy-content');
  const { content, faults } = await readAcademyContent(contentFolder);
  refuseFaults(faults);
  return content;
}

const readings = new Map<string, Promise<AcademyContent>>();

/** Careers, help, collections and learning paths: read from their files once per process. */
export function academyContent(contentFolder: string = CONTENT_FOLDER): Promise<AcademyContent> {
  const known = readings.get(contentFolder);
  if (known) return known;
  const reading = read(contentFolder);
  readings.set(contentFolder, reading);
  return reading;
}
