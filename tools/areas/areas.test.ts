import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectFiles } from '../project-files.ts';
import { projectRoot } from '../project-root.mjs';
import { drawAreas, listAreas, readAreaTable } from './area-table.ts';
import { usedAreas } from './used-areas.ts';

const table = readAreaTable();
const names = Object.keys(table.areas);

/** Folders beside the areas, and why they are not areas. */
const BESIDE: Readonly<Record<string, readonly string[]>> = {
  'apps/api/src/modules': [],
  'apps/web/src/features': [],
  // Results, time and money; the product's name and prices; who may open what.
  'packages/domain/src': ['access', 'kernel', 'product'],
  'packages/contract/src': [],
  // What every screen test needs; what all screens share.
  screens: ['room', 'shell'],
  e2e: ['harness', 'shell', 'tour'],
};

const foldersIn = (path: string) =>
  readdirSync(join(projectRoot, path), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'node_modules')
    .map(({ name }) => name);

describe('the areas', () => {
  it.each(Object.entries(BESIDE))('are what %s consists of', (path, beside) => {
    expect(foldersIn(path).filter((name) => !names.includes(name) && !beside.includes(name))).toEqual([]);
  });

  it('use only lower ones', () => {
    const upward = Object.entries(table.areas).flatMap(([name, { uses }]) =>
      Object.keys(uses)
        .filter((used) => !names.slice(0, names.indexOf(name)).includes(used))
        .map((used) => `${name} uses ${used}`),
    );
    expect(upward).toEqual([]);
  });

  it('use each other as the table says, and the table has no unused line', () => {
    const isListed = (pair: string) => {
      const [from = '', to = ''] = pair.split(' ');
      return names.includes(from) && names.includes(to) && !table.servesAll.includes(to);
    };
    const code = projectFiles('apps', 'packages').filter((file) => /\.tsx?$/.test(file));
    const used = [...usedAreas(code, projectRoot)].filter(isListed);
    const listed = Object.entries(table.areas).flatMap(([name, { uses }]) =>
      Object.keys(uses).map((other) => `${name} ${other}`),
    );
    expect(used.sort()).toEqual(listed.sort());
  });

  it.each([
    ['diagram', drawAreas(table)],
    ['list', listAreas(table)],
  ])('are drawn in ARCHITECTURE.md: the %s', (_, expected) => {
    const document = readFileSync(join(projectRoot, 'ARCHITECTURE.md'), 'utf8');
    // `toContain` would print the whole document.
    expect(document.includes(expected), `to be copied into ARCHITECTURE.md:\n${expected}`).toBe(true);
  });
});
