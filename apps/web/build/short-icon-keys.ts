import type { Plugin } from 'vite';

const ICON = /[\\/]lucide-react[\\/].*[\\/]icons[\\/]/;

/**
 * The strokes of an icon carry keys of six random letters, which nothing can pack. Among the strokes of one icon their numbers
 * serve as well.
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
