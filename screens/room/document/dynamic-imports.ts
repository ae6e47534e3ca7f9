import type { Plugin } from 'vite';

/** Loading code is work in progress, like a request: `settle.ts` counts it. */
export function trackDynamicImports(): Plugin {
  return {
    name: 'arriving-parts',
    enforce: 'pre',
    transform(code, id) {
      if (!id.includes('/apps/web/src/') || !/\bimport\(['"]/.test(code)) return null;
      return code.replaceAll(/\bimport\((['"][^'"]+['"])\)/g, 'globalThis.partArrives(import($1))');
    },
  };
}
