import { resolve } from 'node:path';
import type { Plugin } from 'vite';

const ICON = /[\\/]lucide-react[\\/].*[\\/]icons[\\/]/;
const CREATE_ICON = resolve(import.meta.dirname, '../src/ui/brand/create-icon.ts');

/**
 * Lucide gives every icon class names, aliases, random keys and settings by context, which nothing in the app reads: two
 * kilobytes of a first visit. `createIcon` draws the same strokes.
 */
export function compactIcon(code: string): string {
  return code
    .replace(
      "import createLucideIcon from '../createLucideIcon.mjs';",
      `import { createIcon as createLucideIcon } from ${JSON.stringify(CREATE_ICON)};`,
    )
    .replace(/^ {2}(name: "[\w-]+"|size: 24),\n/gm, '')
    .replace(/,\n {2}aliases: \[.*\]\n/, '\n')
    .replaceAll(/,\s+key: "\w+"/g, '');
}

export function compactIcons(): Plugin {
  return {
    name: 'compact-icons',
    transform: {
      filter: { id: ICON },
      handler: (code) => ({ code: compactIcon(code), map: null }),
    },
  };
}
