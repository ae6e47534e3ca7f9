import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

// The rendering to HTML is part of what is stored: a change to it imports everything again.
const READER = fileURLToPath(new URL('../../../../../../../packages/courseware/src/', import.meta.url));
const HERE = fileURLToPath(new URL('.//', import.meta.url));

interface Source {
  readonly folder: string;
  /** The pattern for names in the folder, or for `isDeep` also below it. */
  readonly fits: RegExp;
  readonly isDeep: boolean;
}

async function namesIn({ folder, fits, isDeep }: Source): Promise<string[]> {
  // A missing folder is reported by its reader.
  const entries = await readdir(folder, { recursive: isDeep, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)))
    .filter((name) => fits.test(name) && !name.endsWith('.test.ts'))
    .sort();
}

/** A fingerprint of all files that make up the stored courseware. */
export async function fingerprintOf(contentFolder: string): Promise<string> {
  const hash = createHash('sha256');
  const sources: Source[] = [
    { folder: join(contentFolder, 'courses'), fits: /\.(md|yaml)$/, isDeep: true },
    { folder: contentFolder, fits: /^(instructors|pilot-courses)\.yaml$/, isDeep: false },
    { folder: READER, fits: /\.ts$/, isDeep: true },
    {
      folder: HERE,
      fits: /^(documents|fingerprint|lesson-documents|passages|rows|course-entry)\.ts$/,
      isDeep: false,
    },
  ];
  for (const source of sources) {
    const names = await namesIn(source);
    const texts = await Promise.all(names.map((name) => readFile(join(source.folder, name))));
    for (const [index, text] of texts.entries()) hash.update(`${names[index]}\0`).update(text);
  }
  return hash.digest('base64url');
}
