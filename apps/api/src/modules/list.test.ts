import { globSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Module } from './define-module.ts';
import * as list from './list.ts';

const camelCase = (word: string) => word.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
describe('the list of modules', () => {
  it('has every module under the name of its folder', () => {
    const folders = globSync('*/*/module.ts', { cwd: import.meta.dirname }).map(
      (file) => file.split('/').at(-2) ?? '',
    );
    expect(Object.keys(list).sort()).toEqual([...folders.map(camelCase), 'foundations'].sort());
  });

  it('serves no endpoint twice, and no job', () => {
    const modules: readonly Module[] = Object.values(list);
    for (const part of ['endpoints', 'jobs'] as const) {
      const names = modules.flatMap((module) => Object.keys(module[part] ?? {}));
      expect(names).toEqual([...new Set(names)]);
    }
  });
});
