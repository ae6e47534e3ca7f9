import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '../project-root.mjs';
import { ALLOWED_LICENCES, READ_LICENCES } from './allowed-licences.ts';
import { isAllowed, licencesOf, licencesPage } from './licences.ts';
import { type LockedPackages, readLockFile } from './lock-file.ts';

const packages = licencesOf(readLockFile());

describe('the licences of the dependencies', () => {
  it('are all allowed: add a new one to tools/dependencies/allowed-licences.ts when you have read it', () => {
    const refused = packages.filter((each) => !isAllowed(each));
    expect(refused.map(({ name, version, licence }) => `${name} ${version}: ${licence}`)).toEqual([]);
  });

  it('are in docs/licences.md: npm run licences writes it', () => {
    expect(readFileSync(join(projectRoot, 'docs/licences.md'), 'utf8')).toBe(licencesPage(packages));
  });

  it('are all used: an entry for what we no longer have goes', () => {
    const licences = new Set(packages.flatMap(({ licence }) => licence.split(/ (?:OR|AND) /)));
    expect(Object.keys(ALLOWED_LICENCES).filter((name) => !licences.has(name))).toEqual([]);
    const names = new Set(packages.map(({ name }) => name));
    expect(Object.keys(READ_LICENCES).filter((name) => !names.has(name))).toEqual([]);
  });
});

describe('a licence', () => {
  it.each([
    ['MIT', true, true],
    ['GPL-3.0-only', true, false],
    ['GPL-3.0-only', false, false],
    ['', false, false],
    ['toString', false, false],
    ['MPL-2.0', false, true],
    ['MPL-2.0', true, false],
    ['GPL-3.0-only OR MIT', true, true],
    ['MIT AND MPL-2.0', false, true],
    ['MIT AND MPL-2.0', true, false],
    ['MIT AND (ISC OR GPL-3.0-only)', false, false],
    ['Apache-2.0 WITH LLVM-exception', false, false],
  ])('%j, shipped: %s, is allowed: %s', (licence, isShipped, answer) => {
    expect(isAllowed({ licence, isShipped })).toBe(answer);
  });

  it('is read of packages of others, in every place, as the manifest or somebody who read it says', () => {
    const locked: LockedPackages = {
      '': { version: '1.0.0', license: 'UNLICENSED' },
      'packages/ours': { version: '1.0.0' },
      'node_modules/ours': { version: '1.0.0', link: true },
      'node_modules/png-js': { version: '2.0.0' },
      'packages/ours/node_modules/@some/tool': { version: '3.0.0', license: '(MIT OR CC0-1.0)', dev: true },
    };
    expect(licencesOf(locked)).toEqual([
      { name: 'png-js', version: '2.0.0', licence: 'MIT', isShipped: true },
      { name: '@some/tool', version: '3.0.0', licence: 'MIT OR CC0-1.0', isShipped: false },
    ]);
  });
});
