import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { projectRoot } from './project-root.mjs';

const domain = join(projectRoot, 'packages/domain/src');
const rules = readdirSync(domain, { recursive: true, encoding: 'utf8' }).filter(
  (path) => path.endsWith('.ts') && !path.endsWith('.test.ts'),
);

it('business rules take time and chance as arguments', () => {
  const impure = rules.filter((path) =>
    /Date\.now|new Date\(\)|Math\.random|performance\.now/.test(readFileSync(join(domain, path), 'utf8')),
  );
  expect(rules.length).toBeGreaterThan(250);
  expect(impure).toEqual([]);
});
