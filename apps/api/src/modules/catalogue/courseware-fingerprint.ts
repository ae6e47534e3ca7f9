import { createHash } from 'node:crypto';
import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

// How a text becomes HTML is part of what is stored: a change to it imports everything again.
const READER = fileURLToPath(new URL('../../../../../packages/courseware/src/', import.meta.url));

/** One number for all files that make up the stored courseware. */
export async function fingerprintOf(contentFolder: string): Promise<string> {
  const hash = createHash('sha256');
  const sources = [
    { folder: contentFolder, pattern: '{courses/**/*.{md,yaml},instructors.yaml,pilot-courses.yaml}' },
    { folder: READER, pattern: '**/*.ts' },
    { folder: fileURLToPath(new URL('.', import.meta.url)), pattern: '{courseware-*,course-entry}.ts' },
  ];
  for (const { folder, pattern } of sources) {
    const names: string[] = [];
    for await (const name of glob(pattern, { cwd: folder })) if (!name.endsWith('.test.ts')) names.push(name);
    for (const name of names.sort()) hash.update(`${name}\0`).update(await readFile(join(folder, name)));
  }
  return hash.digest('base64url');
}
