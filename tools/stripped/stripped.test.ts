import { execFileSync } from 'node:child_process';
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { projectRoot } from '../project-root.mjs';
import { temporaryFolder, writeInto } from '../temporary-folder.ts';

// Node lists the internal modules that it has loaded; `amaro` is the compiler that strips types.
const PROGRAM = `
  const { said } = await import('./packages/small/src/said.ts');
  console.log(said, process.moduleLoadList.some((name) => name.includes('amaro')));`;

function run(root: string, word: string): string {
  writeInto(root, 'packages/small/src/said.ts', `export const said: string = '${word}';`);
  const flags = ['--import=./tools/stripped/register.mjs', '--input-type=module', '--eval', PROGRAM];
  return execFileSync(process.execPath, flags, { cwd: root, encoding: 'utf8' }).trim();
}

it('sources are loaded without the compiler of Node, as they stand now', () => {
  // A project with one source file and the tools of this one.
  const root = temporaryFolder();
  for (const part of ['tools/stripped', 'tools/project-root.mjs'])
    cpSync(join(projectRoot, part), join(root, part), { recursive: true });
  expect(run(root, 'first')).toBe('first false');
  expect(run(root, 'second')).toBe('second false');
});
