// Phones get the lists that `app/features/index.ts` derives from the manifests instead of the manifests themselves:
// the fields that only the build reads, and the structure of 47 objects, would cost every visit half a kilobyte.
import { join } from 'node:path';
import type { Plugin } from 'vite';
import {
  FEATURE_LISTS,
  importAs,
  readFeatureLists,
  readFeatureModules,
  webFolder,
} from './feature-modules.ts';

type Lists = Awaited<ReturnType<typeof readFeatureLists>>;

async function pagesAsCode({ PAGES }: Lists): Promise<string> {
  const { moduleOfPage } = await readFeatureModules();
  // A page with two paths stays one.
  const names = new Map([...new Set(Object.values(PAGES))].map((page, index) => [page, `page${index}`]));
  const pages = [...names].map(([page, name]) => {
    const load = importAs(page.load, moduleOfPage.get(page) ?? '');
    return `const ${name} = page(${load}, ${page.pick}, ${JSON.stringify(page.search ?? null)});`;
  });
  const rows = Object.entries(PAGES).map(([path, page]) => `${JSON.stringify(path)}: ${names.get(page)}`);
  return `const page = (load, pick, search) => ({ load, pick, search });
${pages.join('\n')}
export const PAGES = { ${rows.join(', ')} };`;
}

/** Writes that change the same answers are grouped; those that change nothing are left out. */
function changesAsCode({ CHANGED_ANSWERS }: Lists): string {
  const groups = Map.groupBy(Object.entries(CHANGED_ANSWERS), ([, reads]) => JSON.stringify(reads));
  groups.delete('[]');
  const rows = [...groups].map(
    ([reads, writes]) => `[${JSON.stringify(writes.map(([key]) => key))}, ${reads}]`,
  );
  return `export const CHANGED_ANSWERS = Object.fromEntries(
  [${rows.join(',')}].flatMap(([writes, reads]) => writes.map((write) => [write, reads])),
);`;
}

async function unsentWorkAsCode({ UNSENT_WORK }: Lists): Promise<string> {
  const { moduleOfWork } = await readFeatureModules();
  const rows = Object.entries(UNSENT_WORK).map(
    ([kind, load]) => `${JSON.stringify(kind)}: ${importAs(load, moduleOfWork.get(load) ?? '')}`,
  );
  return `export const UNSENT_WORK = { ${rows.join(', ')} };`;
}

export async function featuresAsCode(): Promise<string> {
  const lists = await readFeatureLists();
  return [
    await pagesAsCode(lists),
    changesAsCode(lists),
    await unsentWorkAsCode(lists),
    `export const KEPT_ANSWERS = ${JSON.stringify(lists.KEPT_ANSWERS)};`,
    `export const OFFLINE_ANSWERS = ${JSON.stringify(lists.OFFLINE_ANSWERS)};`,
  ].join('\n');
}

export function flatFeatures(): Plugin {
  const index = join(webFolder, FEATURE_LISTS);
  return {
    name: 'flat-features',
    apply: 'build',
    load: (id) => (id === index ? featuresAsCode() : null),
  };
}
