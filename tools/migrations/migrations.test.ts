import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readMigrations } from '../../apps/api/src/database/migrating/read-migrations.ts';
import { projectFiles } from '../project-files.ts';
import { projectRoot } from '../project-root.mjs';
import { lintMigration } from './lint-migration.ts';
import { LARGE_TABLES, SMALL_TABLES } from './table-sizes.ts';

/** Those up to here were written before the rules, and are never edited. */
const LAST_WITHOUT_RULES = '0182';

const textOf = (file: string) => readFileSync(join(projectRoot, file), 'utf8');
const namesIn = (files: readonly string[], pattern: RegExp) =>
  files.flatMap((file) => Array.from(textOf(file).matchAll(pattern), ([, name = '']) => name));

it('new migrations keep nobody waiting, and take nothing away that an earlier release needs', async () => {
  const migrations = await readMigrations();
  const numberOf = ({ name }: { name: string }) => name.slice(0, 4);
  const numbers = new Set(migrations.map(numberOf));
  expect(numbers.size).toBe(migrations.length);
  const faults = migrations
    .filter((migration) => numberOf(migration) > LAST_WITHOUT_RULES)
    .flatMap((migration) => lintMigration(migration, numbers));
  expect(faults).toEqual([]);
});

describe('the lists of large and small tables', () => {
  it('have every table once: a new one is judged in tools/migrations/table-sizes.ts', () => {
    const definitions = projectFiles('apps/api/src').filter((file) => file.endsWith('/tables.ts'));
    const tables = namesIn(definitions, /pgTable\(\s*'(\w+)'/g);
    expect([...LARGE_TABLES, ...SMALL_TABLES].sort()).toEqual(tables.sort());
  });

  it('count those as large that a benchmark fills for each learner', () => {
    const seeds = projectFiles('benchmarks/growth').filter((file) =>
      /(?:seed-statements|rewards)\.ts$/.test(file),
    );
    const filled = namesIn(seeds, /insert into (\w+)/g);
    expect(filled.length).toBeGreaterThan(10);
    expect(filled.filter((table) => !LARGE_TABLES.has(table))).toEqual([]);
  });
});
