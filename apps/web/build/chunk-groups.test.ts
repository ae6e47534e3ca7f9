import { describe, expect, it } from 'vitest';
import { chunkGroups } from './chunk-groups.ts';

const chunk = (name: string, moduleIds: string[], imports: string[] = [], isDynamicEntry = false) => ({
  name,
  fileName: `${name}.js`,
  imports: imports.map((other) => `${other}.js`),
  dynamicImports: name === 'main' ? ['quiz.js'] : [],
  moduleIds,
  isEntry: name === 'app',
  isDynamicEntry,
  facadeModuleId: moduleIds[0] ?? null,
});

// What the bundler does without groups: one script for each set of pages that share a module.
const { groups = [] } = chunkGroups([
  chunk('main', ['/src/landing/main.tsx'], ['button', 'card', 'panel']),
  chunk('panel', ['/src/features/accounts/identity/sign-in/sign-in-panel.tsx']),
  chunk('entry', ['/src/app/shell/account/sign-in-entry.tsx'], ['panel'], true),
  chunk('app', ['/src/app/main.tsx', '/src/app/shell/shell.tsx'], ['button', 'query', 'query2']),
  chunk(
    'home',
    ['/src/features/overview/home/home-page.tsx'],
    ['app', 'button', 'card', 'query', 'price', 'receipt', 'tabs'],
    true,
  ),
  chunk(
    'course',
    ['/src/features/catalogue/courses/course-page.tsx'],
    ['app', 'query', 'price', 'receipt', 'skeleton'],
    true,
  ),
  chunk(
    'lesson',
    ['/src/features/learning/lessons/lesson-page.tsx', '/src/features/learning/lessons/toolbar.tsx'],
    ['skeleton', 'tabs'],
    true,
  ),
  chunk(
    'exercise',
    ['/src/features/learning/lessons/exercise-panel.tsx'],
    ['lesson', 'skeleton', 'bulb'],
    true,
  ),
  chunk('quiz', ['/src/features/admissions/quiz/quiz-card.tsx'], ['query2', 'bulb'], true),
  chunk('query2', ['/src/lib/clock.ts']),
  chunk('bulb', ['/src/ui/bulb.tsx']),
  chunk('button', ['/node_modules/react-dom/index.js', '/src/ui/button.tsx']),
  chunk('card', ['/src/ui/card.tsx']),
  chunk('query', ['/node_modules/@tanstack/react-query/index.js']),
  chunk('price', ['/src/features/catalogue/courses/prices/price-tag.tsx']),
  chunk('receipt', ['/node_modules/lucide-react/dist/esm/icons/receipt.mjs']),
  chunk('skeleton', ['/src/ui/skeleton.tsx', '/src/styles/lessons/prose.css']),
  chunk('tabs', ['/node_modules/@radix-ui/react-tabs/index.mjs']),
]);

function groupOf(id: string) {
  const name = groups[0]?.name;
  return typeof name === 'function' ? name(id, { getModuleInfo: () => null }) : name;
}

describe('the scripts of the build', () => {
  it.each([
    ['/node_modules/react-dom/index.js', 'react'],
    ['/src/ui/button.tsx', 'base'],
    ['/src/ui/card.tsx', 'base'],
    ['/node_modules/@tanstack/react-query/index.js', 'shell'],
    ['/src/app/shell/shell.tsx', 'shell'],
    ['/src/lib/clock.ts', 'base'],
    ['/src/ui/bulb.tsx', 'base'],
    ['/src/features/accounts/identity/sign-in/sign-in-panel.tsx', 'sign-in'],
    ['/src/ui/skeleton.tsx', 'common'],
    ['/src/features/catalogue/courses/prices/price-tag.tsx', 'courses'],
    ['/node_modules/@radix-ui/react-tabs/index.mjs', 'tabs'],
  ])('have %s, which several pages need, in %s', (id, group) => {
    expect(groupOf(id)).toBe(group);
  });

  it('have what only pages of one family need in the script of that family, which they load anyway', () => {
    expect(groupOf('/node_modules/lucide-react/dist/esm/icons/receipt.mjs')).toBe('courses');
  });

  it.each([
    '/src/features/overview/home/home-page.tsx',
    '/src/landing/main.tsx',
    '/src/app/main.tsx',
    '/src/features/learning/lessons/toolbar.tsx',
    '/src/features/learning/lessons/exercise-panel.tsx',
    '/src/styles/lessons/prose.css',
    '/src/not-in-this-build.ts',
  ])('leave %s where it is', (id) => {
    expect(groupOf(id)).toBeNull();
  });
});
