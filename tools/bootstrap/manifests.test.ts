import { describe, expect, it } from 'vitest';
import { temporaryFolder, writeInto } from '../temporary-folder.ts';
import { installFingerprint, isInstalledAsLocked } from './manifests.mjs';

const rootManifest = {
  workspaces: ['apps/*', 'e2e'],
  scripts: { start: 'a' },
  devDependencies: { knip: '6.0.0' },
};
const apiManifest = { dependencies: { pg: '8.0.0' } };
const packages = {
  'node_modules/@academy/api': { resolved: 'apps/api', link: true },
  'node_modules/knip': { version: '6.0.0', integrity: 'sha512-k' },
  'node_modules/pg': { version: '8.0.0', integrity: 'sha512-p' },
};
const otherPlatform = {
  'node_modules/node-mac': { version: '24.0.0', integrity: 'sha512-m', optional: true },
};

function project(): string {
  return temporaryFolder({
    'package.json': JSON.stringify(rootManifest),
    'apps/api/package.json': JSON.stringify(apiManifest),
    'package-lock.json': JSON.stringify({
      packages: { '': rootManifest, 'apps/api': apiManifest, ...packages, ...otherPlatform },
    }),
    'node_modules/.package-lock.json': JSON.stringify({ packages }),
  });
}

const changes: [string, string, object][] = [
  ['a workspace asks for another version', 'apps/api/package.json', { dependencies: { pg: '9.0.0' } }],
  [
    'the project asks for one package more',
    'package.json',
    { ...rootManifest, dependencies: { zod: '1.0.0' } },
  ],
  ['a workspace is added', 'apps/web/package.json', { dependencies: { react: '19.0.0' } }],
  ['the lock file differs', 'package-lock.json', { packages: { 'node_modules/pg': { version: '9.0.0' } } }],
];

describe('what is installed', () => {
  it('fits a lock file whose packages npm recorded, but for optional ones of other platforms', () => {
    expect(isInstalledAsLocked(project())).toBe(true);
  });

  it('does not fit before npm has finished', () => {
    expect(isInstalledAsLocked(temporaryFolder())).toBe(false);
  });

  it.each(changes)('does not fit when %s', (_, path, content) => {
    const folder = project();
    writeInto(folder, path, JSON.stringify(content));
    expect(isInstalledAsLocked(folder)).toBe(false);
  });

  it('does not fit when a package was installed in another version', () => {
    const folder = project();
    const installed = { ...packages, 'node_modules/pg': { version: '7.0.0', integrity: 'sha512-p7' } };
    writeInto(folder, 'node_modules/.package-lock.json', JSON.stringify({ packages: installed }));
    expect(isInstalledAsLocked(folder)).toBe(false);
  });
});

describe('fingerprint of an installation', () => {
  it.each(changes)('changes when %s', (_, path, content) => {
    const folder = project();
    const before = installFingerprint(folder);
    writeInto(folder, path, JSON.stringify(content));
    expect(installFingerprint(folder)).not.toBe(before);
  });

  it('stays when only a script changes', () => {
    const folder = project();
    const before = installFingerprint(folder);
    writeInto(folder, 'package.json', JSON.stringify({ ...rootManifest, scripts: { start: 'b' } }));
    expect(installFingerprint(folder)).toBe(before);
  });
});
