// What the build reads from the features' manifests. They are imported when the build runs: bundled into Vite's
// configuration, they would pull in every page.
import { glob } from 'node:fs/promises';
import { dirname, join, posix } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Feature, FeaturePage } from '../src/lib/features/feature.ts';

export const webFolder = join(import.meta.dirname, '..');
export const FEATURE_LISTS = 'src/app/features/index.ts';
const MANIFESTS = ['src/features/*/*/feature.ts', 'src/app/features/composed-pages.ts'];

const load = (file: string) => import(pathToFileURL(join(webFolder, file)).href);

/** The lists that the application derives from the manifests. */
export const readFeatureLists = (): Promise<typeof import('../src/app/features/index.ts')> =>
  load(FEATURE_LISTS);

/** `src/features/learning/reviews/review-page.tsx`, as the build manifest names its chunks. */
const moduleFrom = (file: string, specifier: string): string => posix.join(dirname(file), specifier);

const IMPORTED = /(?<=\bimport\(\s*['"])[^'"]+(?=['"]\s*\))/;

function importedModule(file: string, path: string, { load }: FeaturePage): string {
  const [specifier] = IMPORTED.exec(String(load)) ?? [];
  if (specifier === undefined)
    throw new Error(`${file}: the page of ${path} does not read page(() => import('./its-page.tsx'), …).`);
  return moduleFrom(file, specifier);
}

export interface FeatureModules {
  readonly moduleOfPage: ReadonlyMap<FeaturePage, string>;
  /** What saved courses need offline: the pages marked so, and further modules. */
  readonly offline: readonly string[];
}

export async function readFeatureModules(): Promise<FeatureModules> {
  const moduleOfPage = new Map<FeaturePage, string>();
  const offline: string[] = [];
  for await (const file of glob(MANIFESTS, { cwd: webFolder })) {
    const [feature = {}] = Object.values<Feature>(await load(file));
    for (const [path, page] of Object.entries(feature.pages ?? {})) {
      const module = importedModule(file, path, page);
      moduleOfPage.set(page, module);
      if (page.offline) offline.push(module);
    }
    for (const part of feature.offlineParts ?? []) offline.push(moduleFrom(file, part));
  }
  return { moduleOfPage, offline };
}

/** The same import, resolved from anywhere. */
export const importAs = (page: FeaturePage, module: string): string =>
  String(page.load).replace(IMPORTED, join(webFolder, module));
