// What the build reads from the features' manifests. They are imported when the build runs: bundled into Vite's
// configuration, they would pull in every page.
import { glob } from 'node:fs/promises';
import { dirname, join, posix } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Feature, FeaturePage, LoadUnsentWork } from '../src/lib/features/feature.ts';

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

type Load = FeaturePage['load'];

function importedModule(file: string, name: string, load: Load): string {
  const [specifier] = IMPORTED.exec(String(load)) ?? [];
  if (specifier === undefined)
    throw new Error(`${file}: what loads ${name} does not read () => import('./its-module.ts').`);
  return moduleFrom(file, specifier);
}

export interface FeatureModules {
  readonly moduleOfPage: ReadonlyMap<FeaturePage, string>;
  readonly moduleOfWork: ReadonlyMap<LoadUnsentWork, string>;
  /** What saved courses need offline: the pages marked so, and further modules. */
  readonly offline: readonly string[];
}

export async function readFeatureModules(): Promise<FeatureModules> {
  const moduleOfPage = new Map<FeaturePage, string>();
  const moduleOfWork = new Map<LoadUnsentWork, string>();
  const offline: string[] = [];
  for await (const file of glob(MANIFESTS, { cwd: webFolder })) {
    const [feature = {}] = Object.values<Feature>(await load(file));
    for (const [path, page] of Object.entries(feature.pages ?? {})) {
      const module = importedModule(file, `the page of ${path}`, page.load);
      moduleOfPage.set(page, module);
      if (page.offline) offline.push(module);
    }
    for (const [kind, load] of Object.entries(feature.unsentWork ?? {}))
      moduleOfWork.set(load, importedModule(file, `the unsent work of the kind ${kind}`, load));
    for (const part of feature.offlineParts ?? []) offline.push(moduleFrom(file, part));
  }
  return { moduleOfPage, moduleOfWork, offline };
}

/** The same import, resolved from anywhere. */
export const importAs = (load: Load, module: string): string =>
  String(load).replace(IMPORTED, join(webFolder, module));
