import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const CONTENT = fileURLToPath(new URL('../../../../content/', import.meta.url));

export interface ContentCopy {
  readonly folder: string;
  readonly remove: () => Promise<void>;
}

/** A copy of the content with one course, which must not build on another: reading all of them takes seconds. */
export async function copyOneCourse(courseId: string): Promise<ContentCopy> {
  const folder = await mkdtemp(join(tmpdir(), 'academy-content-'));
  const isWanted = (source: string) => {
    const [area, course] = relative(CONTENT, source).split('/');
    return area !== 'courses' || course === undefined || course === courseId;
  };
  await cp(CONTENT, folder, { recursive: true, filter: isWanted });
  await writeFile(join(folder, 'courses/catalogue.yaml'), `courses: [${courseId}]\n`);
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}
