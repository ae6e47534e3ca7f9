import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readFeatureModules, webFolder } from '../../../../build/feature-modules.ts';
import { PAGES } from '../index.ts';

const IMPORTED_BESIDE = /\bfrom '(\.\/[^']+)'/g;

/** The source of a module, and of what it imports from its own folder and the folders in it. */
function sourceOf(file: string, read = new Set<string>()): string {
  if (read.has(file) || !existsSync(file)) return '';
  read.add(file);
  const source = readFileSync(file, 'utf8');
  const beside = source
    .matchAll(IMPORTED_BESIDE)
    .map(([, path = '']) => sourceOf(join(dirname(file), path), read));
  return [source, ...beside].join('\n');
}

/** Each page with its path and the source of what it shows, as far as it comes from its own folder. */
export async function readPageSources() {
  const { moduleOfPage } = await readFeatureModules();
  return Object.entries(PAGES).map(([path, page]) => ({
    path,
    page,
    source: sourceOf(join(webFolder, moduleOfPage.get(page) ?? '')),
  }));
}
