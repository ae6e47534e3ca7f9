import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { projectRoot } from './project-root.mjs';

it.each([
  ['business rules', 'packages/domain/src', 250],
  ['the rules of the assistant', 'packages/assistant/src', 60],
])('%s take time and chance as arguments', (_, folder, leastFiles) => {
  const source = join(projectRoot, folder);
  const rules = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
    (path) => path.endsWith('.ts') && !path.endsWith('.test.ts'),
  );
  const impure = rules.filter((path) =>
    /Date\.now|new Date\(\)|Math\.random|performance\.now/.test(readFileSync(join(source, path), 'utf8')),
  );
  expect(rules.length).toBeGreaterThan(leastFiles);
  expect(impure).toEqual([]);
});
