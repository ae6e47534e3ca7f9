import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { projectFiles } from '../project-files.ts';
import { projectRoot } from '../project-root.mjs';

const MIGRATIONS = 'apps/api/src/database/migrations';

const read = (file: string) => readFileSync(join(projectRoot, file), 'utf8');
const tableFiles = projectFiles('apps/api/src/modules').filter((file) => file.endsWith('/tables.ts'));

it('every module names the tables that it defines', () => {
  const unnamed = tableFiles.flatMap((file) => {
    const module = `${dirname(file)}/module.ts`;
    const text = read(module).split('defineModule(')[1] ?? '';
    const missing = ['tables', 'personalData'].filter((part) => !new RegExp(`[{ ]${part}[,: ]`).test(text));
    return missing.map((part) => `${module} needs "${part}," in defineModule: ${file} defines tables`);
  });
  expect(tableFiles.length).toBeGreaterThan(30);
  expect(unnamed).toEqual([]);
});

it('every table that a module defines is made by a migration', () => {
  const migrations = projectFiles(MIGRATIONS).filter((file) => file.endsWith('.sql'));
  const made = new Set(
    migrations.flatMap((file) =>
      [...read(file).matchAll(/create table (?:if not exists )?(\w+)/gi)].map(([, name]) => name),
    ),
  );
  const next = String(Number(migrations.at(-1)?.split('/').at(-1)?.slice(0, 4)) + 1).padStart(4, '0');
  const unmade = tableFiles.flatMap((file) =>
    [...read(file).matchAll(/pgTable\(\s*'(\w+)'/g)]
      .filter(([, name]) => !made.has(name))
      .map(
        ([, name]) => `${file} defines ${name}: add "create table ${name}" in ${MIGRATIONS}/${next}_….sql`,
      ),
  );
  expect(unmade).toEqual([]);
});
