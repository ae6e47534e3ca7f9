import { renameSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder, writeInto } from '../temporary-folder.ts';
import { fingerprint } from './fingerprint.mjs';

const files = { 'src/a.ts': 'one', 'src/deep/b.ts': 'two', 'lock.json': '{}' };
const print = (folder: string) => fingerprint(folder, ['src', 'lock.json', 'content']);

describe('fingerprint of sources', () => {
  it('stays when only times change, as after a checkout', () => {
    const folder = temporaryFolder(files);
    const before = print(folder);
    utimesSync(join(folder, 'src/a.ts'), 1, 1);
    expect(print(folder)).toBe(before);
  });

  it('stays when generated folders change', () => {
    const folder = temporaryFolder(files);
    const before = print(folder);
    writeInto(folder, 'src/dist/out.js', 'built');
    writeInto(folder, 'src/node_modules/x/index.js', 'installed');
    expect(print(folder)).toBe(before);
  });

  it('changes with a content of the same length and time', () => {
    const folder = temporaryFolder(files);
    utimesSync(join(folder, 'src/a.ts'), 1, 1);
    const before = print(folder);
    writeInto(folder, 'src/a.ts', 'eno');
    utimesSync(join(folder, 'src/a.ts'), 1, 1);
    expect(print(folder)).not.toBe(before);
  });

  it('changes with a name, with a file, and with a folder that was absent', () => {
    const folder = temporaryFolder(files);
    const prints = [print(folder)];
    renameSync(join(folder, 'src/a.ts'), join(folder, 'src/c.ts'));
    prints.push(print(folder));
    writeInto(folder, 'src/empty.ts', '');
    prints.push(print(folder));
    writeInto(folder, 'content/lesson.md', '# Lesson');
    prints.push(print(folder));
    expect(new Set(prints).size).toBe(4);
  });
});
