import { globSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { TABLE_OWNERS } from '../database/table-owners.ts';
import type { Module } from './define-module.ts';
import * as list from './list.ts';

const camelCase = (word: string) => word.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
/** `foundations` looks after what lies under the modules. */
const ownerOf = (name: string) => (name === 'foundations' ? ['http'] : [name]);

describe('the list of modules', () => {
  it('has every module under the name of its folder', () => {
    const folders = globSync('*/*/module.ts', { cwd: import.meta.dirname }).map(
      (file) => file.split('/').at(-2) ?? '',
    );
    expect(Object.keys(list).sort()).toEqual([...folders.map(camelCase), 'foundations'].sort());
  });

  it('lets a module delete old rows of its own tables only', () => {
    const foreign = Object.entries<Module>(list).flatMap(([name, { retention = {} }]) =>
      Object.keys(retention).filter((table) => !ownerOf(name).includes(camelCase(TABLE_OWNERS[table] ?? ''))),
    );
    expect(foreign).toEqual([]);
  });

  it('serves no endpoint twice, and no job', () => {
    const modules: readonly Module[] = Object.values(list);
    for (const part of ['endpoints', 'jobs'] as const) {
      const names = modules.flatMap((module) => Object.keys(module[part] ?? {}));
      expect(names).toEqual([...new Set(names)]);
    }
  });
});
