import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { projectRoot } from './project-root.mjs';

const domain = join(projectRoot, 'packages/domain/src');
const rules = readdirSync(domain, { recursive: true, encoding: 'utf8' }).filter(
  (path) => path.endsWith('.ts') && !path.endsWith('.test.ts'),
);

it.each(rules)('the rule %s takes time and chance as arguments', (path) => {
  const source = readFileSync(join(domain, path), 'utf8');
  expect(source).not.toMatch(/Date\.now|new Date\(\)|Math\.random|performance\.now/);
});
