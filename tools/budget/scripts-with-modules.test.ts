import { expect, it } from 'vitest';
import { scriptsWithModules } from './scripts-with-modules.ts';

it('names each script once with its first modules, the smallest first', () => {
  const modulesOf = {
    '/assets/shell-1.js': ['src/app/main.tsx', 'src/app/routes.tsx', 'src/app/pages.ts', 'src/app/shell.tsx'],
    '/assets/bookmark-2.js': ['src/features/learning/bookmarks/bookmark-button.tsx'],
  };
  const scripts = ['/assets/shell-1.js', '/assets/bookmark-2.js', '/assets/shell-1.js'];
  expect(scriptsWithModules(scripts, modulesOf)).toBe(
    [
      '  /assets/bookmark-2.js: src/features/learning/bookmarks/bookmark-button.tsx',
      '  /assets/shell-1.js: src/app/main.tsx, src/app/routes.tsx, src/app/pages.ts and 1 more',
    ].join('\n'),
  );
});
