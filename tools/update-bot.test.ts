import { globSync, readFileSync } from 'node:fs';
import { join, matchesGlob } from 'node:path';
import { expect, it } from 'vitest';
import { projectRoot } from './project-root.mjs';

interface Renovate {
  readonly minimumReleaseAge: string;
  readonly internalChecksFilter: string;
  readonly rangeStrategy: string;
  readonly vulnerabilityAlerts: { readonly minimumReleaseAge: string };
  readonly packageRules: readonly { readonly matchPackageNames?: readonly string[] }[];
}
type Manifest = Readonly<
  Record<'dependencies' | 'devDependencies' | 'optionalDependencies', Record<string, string> | undefined>
>;

const read = (file: string) => readFileSync(join(projectRoot, file), 'utf8');
const renovate: Renovate = JSON.parse(read('renovate.json'));
const npmrc = Object.fromEntries(
  read('.npmrc')
    .trim()
    .split('\n')
    .map((line) => line.split('=') as [string, string]),
);

it('the update bot offers what npm installs: exact versions of the same least age, security fixes too', () => {
  const age = `${npmrc['min-release-age']} days`;
  expect(renovate.minimumReleaseAge).toBe(age);
  expect(renovate.vulnerabilityAlerts.minimumReleaseAge).toBe(age);
  // Otherwise it would offer a version that is too young, and only mark it as such.
  expect(renovate.internalChecksFilter).toBe('strict');
  expect([renovate.rangeStrategy, npmrc['save-exact']]).toEqual(['pin', 'true']);
});

it('each of its groups has dependencies of ours', () => {
  const manifests = globSync(
    ['package.json', '{packages,apps}/*/package.json', '{e2e,screens,benchmarks}/package.json'],
    {
      cwd: projectRoot,
    },
  );
  const names = manifests.flatMap((file) => {
    const { dependencies, devDependencies, optionalDependencies }: Manifest = JSON.parse(read(file));
    return Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies });
  });
  // Renovate calls .nvmrc `node`.
  const known = ['node', ...names];
  const patterns = renovate.packageRules.flatMap(({ matchPackageNames = [] }) => matchPackageNames);
  expect(patterns.filter((pattern) => !known.some((name) => matchesGlob(name, pattern)))).toEqual([]);
});
