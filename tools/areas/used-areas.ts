import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';

const LAYERS = [
  'apps/api/src/modules',
  'apps/web/src/features',
  'packages/domain/src',
  'packages/contract/src',
] as const;

interface AreaLayer {
  readonly layer: (typeof LAYERS)[number];
  readonly area: string;
}

function areaLayerOf(path: string): AreaLayer | undefined {
  const layer = LAYERS.find((folder) => path.startsWith(`${folder}/`));
  const [area, ...rest] = layer === undefined ? [] : path.slice(layer.length + 1).split('/');
  return layer === undefined || area === undefined || rest.length === 0 ? undefined : { layer, area };
}

function importedFrom(path: string, root: string): string[] {
  const text = readFileSync(join(root, path), 'utf8');
  return Array.from(
    text.matchAll(/\b(?:from|import)\s*\(?\s*'(\.{1,2}\/[^']+|@academy\/(?:domain|contract)\/[^']+)'/g),
    ([, specifier = '']) =>
      specifier.startsWith('@academy/')
        ? specifier.replace(/^@academy\/(\w+)\//, 'packages/$1/src/').concat('/index.ts')
        : posix.join(posix.dirname(path), specifier),
  );
}

/**
 * Which areas the files of an area import, as "from to", except for the contract, which modules and features may use as
 * a whole, and for tables: `foreign-reads.ts` lists who reads those of others.
 */
export function usedAreas(files: readonly string[], root: string): Set<string> {
  const used = new Set<string>();
  for (const file of files) {
    const from = areaLayerOf(file);
    if (from === undefined || /\.test\.tsx?$|\/test\//.test(file)) continue;
    for (const target of importedFrom(file, root)) {
      const to = areaLayerOf(target);
      if (to === undefined || to.area === from.area || target.endsWith('/tables.ts')) continue;
      if (to.layer === 'packages/contract/src' && from.layer !== to.layer) continue;
      used.add(`${from.area} ${to.area}`);
    }
  }
  return used;
}
