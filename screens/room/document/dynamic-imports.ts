import type { Plugin } from 'vite';

/** Code that is on its way is work under way, as a request is: `settle.ts` counts it. */
export function arrivingParts(): Plugin {
  return {
    name: 'arriving-parts',
    enforce: 'pre',
    transform(code, id) {
      if (!id.includes('/apps/web/src/') || !/\bimport\(['"]/.test(code)) return null;
      return code.replaceAll(/\bimport\((['"][^'"]+['"])\)/g, 'globalThis.partArrives(import($1))');
    },
  };
}
