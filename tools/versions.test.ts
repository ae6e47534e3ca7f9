import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectRoot } from './project-root.mjs';

interface Manifest {
  readonly version: string;
  readonly engines?: { readonly node: string };
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly workspaces: readonly string[];
}

const read = (file: string) => readFileSync(join(projectRoot, file), 'utf8');
const readJson = <Shape>(file: string): Shape => JSON.parse(read(file));

const { version, engines, optionalDependencies, workspaces } = readJson<Manifest>('package.json');

describe('the version of the project', () => {
  it('is the same in every workspace and in the lock file', () => {
    const manifests = globSync(
      workspaces.map((folder) => `${folder}/package.json`),
      { cwd: projectRoot },
    );
    const lock = readJson<{ version: string; packages: Record<string, Manifest> }>('package-lock.json');
    const others = [
      ...manifests.map((file) => [file, readJson<Manifest>(file).version]),
      ['package-lock.json', lock.version],
      ...Object.entries(lock.packages)
        .filter(([path]) => !path.includes('node_modules/'))
        .map(([path, locked]) => [`package-lock.json, packages["${path}"]`, locked.version]),
    ].filter(([, other]) => other !== version);
    expect(others, `every version is ${version}, as in package.json`).toEqual([]);
  });

  it('has the newest entry of the changelog, and each entry its day, newest first', () => {
    const entries = [...read('CHANGELOG.md').matchAll(/^## \[(.+)\](?: - (\d{4}-\d\d-\d\d))?$/gm)];
    const [unreleased, ...released] = entries.map(([, name = '', day = '']) => ({ name, day }));
    expect(unreleased).toEqual({ name: 'Unreleased', day: '' });
    expect(released[0]?.name).toBe(version);
    const days = released.map(({ day }) => day);
    expect(days).not.toContain('');
    expect(days).toEqual(days.toSorted().reverse());
  });
});

describe('the version of Node', () => {
  it('in .nvmrc is the one that the project brings, and new enough for `engines`', () => {
    const node = read('.nvmrc').trim();
    const brought = Object.entries(optionalDependencies ?? {}).filter(([name]) => name.startsWith('node-'));
    expect(brought.length).toBeGreaterThan(0);
    for (const [name, broughtVersion] of brought) expect([name, broughtVersion]).toEqual([name, node]);
    const [, least = ''] = /^>=(\d+)/.exec(engines?.node ?? '') ?? [];
    expect(Number.parseInt(node, 10)).toBeGreaterThanOrEqual(Number(least));
  });

  it('in .nvmrc has the major version that the bootstrap asks for', () => {
    const [, major] = /requiredNodeMajor = (\d+)/.exec(read('tools/bootstrap/install.mjs')) ?? [];
    expect(read('.nvmrc').split('.')[0]).toBe(major);
  });
});
