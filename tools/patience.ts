import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findImpatience } from './patience/find-impatience.ts';
import { projectRoot } from './project-root.mjs';

const files = globSync(
  [
    '{apps,packages,tools,benchmarks,e2e,screens}/**/*.{test.ts,test.tsx,spec.ts}',
    '{e2e,screens}/**/*.{ts,tsx}',
    '{apps,packages}/*/src/**/test/**/*.ts',
  ],
  { cwd: projectRoot, exclude: (path) => path.endsWith('node_modules') },
);
const found = [...new Set(files)]
  .sort()
  .flatMap((path) => findImpatience(path, readFileSync(join(projectRoot, path), 'utf8')));

if (found.length > 0) {
  console.error(found.join('\n'));
  console.error('Wait for the thing itself, or say why no slow machine can miss it: // impatient: …');
  process.exitCode = 1;
}
