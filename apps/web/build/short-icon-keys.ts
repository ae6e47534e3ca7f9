import type { Plugin } from 'vite';

const ICON = /[\\/]lucide-react[\\/].*[\\/]icons[\\/]/;

/**
 * The strokes of an icon have React keys of six random letters, which do not compress. Within one icon their index
 * works as well.
 */
export function withShortKeys(code: string): string {
  let stroke = 0;
  return code.replaceAll(/\bkey: "\w+"/g, () => `key: ${stroke++}`);
}

export function shortIconKeys(): Plugin {
  return {
    name: 'short-icon-keys',
    transform: {
      filter: { id: ICON },
      handler: (code) => ({ code: withShortKeys(code), map: null }),
    },
  };
}
