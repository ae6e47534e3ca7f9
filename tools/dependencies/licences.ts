import { ALLOWED_LICENCES, READ_LICENCES } from './allowed-licences.ts';
import { type Dependency, dependenciesOf, isInProduct, type LockedPackages } from './lock-file.ts';

export interface LicensedPackage {
  readonly name: string;
  readonly version: string;
  /** An SPDX expression; empty if the manifest has none. */
  readonly licence: string;
  readonly isShipped: boolean;
}

function licensed(dependency: Dependency): LicensedPackage {
  const { name, version, license = '' } = dependency;
  const licence = READ_LICENCES[name]?.licence ?? license.replace(/^\((.*)\)$/, '$1');
  return { name, version, licence, isShipped: isInProduct(dependency) };
}

export function licencesOf(packages: LockedPackages): LicensedPackage[] {
  return dependenciesOf(packages).map(licensed);
}

/** All of several licences, or one of them. A more complicated expression is not allowed until somebody has read it. */
export function isAllowed({ licence, isShipped }: Pick<LicensedPackage, 'licence' | 'isShipped'>): boolean {
  const isOneAllowed = (name: string) => {
    const allowed = Object.hasOwn(ALLOWED_LICENCES, name) ? ALLOWED_LICENCES[name] : undefined;
    return allowed !== undefined && (allowed.use === 'anywhere' || !isShipped);
  };
  return licence.split(' OR ').some((choice) => choice.split(' AND ').every(isOneAllowed));
}

const namesOf = (packages: readonly LicensedPackage[]) =>
  [...new Set(packages.map(({ name }) => name))].sort().map((name) => `\`${name}\``);

const INTRODUCTION = `# Licences of the dependencies

Written by \`npm run licences\` from \`package-lock.json\`; a test compares it. Which licences are allowed, and why, is decided in
\`tools/dependencies/allowed-licences.ts\`. Whoever passes the product on keeps the notices of what is in it: each package
in \`node_modules\` has its own text.

\`npm run sbom\` lists every package with its version, hash and licence.
`;

const BESIDE_NPM = `## Beside the packages

| What | Licence | Where |
|---|---|---|
| Schibsted Grotesk, Noto Sans | OFL-1.1 | \`apps/api/src/gateways/paper/fonts\`, with their licences; \`apps/web/src/styles\` |
| Data tables of lessons | named in each table | \`content/data\` |
`;

/** The page `docs/licences.md`: without versions, so that an update does not change it. */
export function licencesPage(packages: readonly LicensedPackage[]): string {
  const licences = [...new Set(packages.map(({ licence }) => licence))].sort();
  const shipped = packages.filter(({ isShipped }) => isShipped);
  const shippedNames = new Set(shipped.map(({ name }) => name));
  const others = packages.filter(({ name }) => !shippedNames.has(name));
  const table = (of: readonly LicensedPackage[]) =>
    licences.flatMap((licence) => {
      const names = namesOf(of.filter((each) => each.licence === licence));
      return names.length > 0 ? [`| ${licence} | ${names.join(', ')} |`] : [];
    });
  const allowed = Object.entries(ALLOWED_LICENCES).map(
    ([licence, { use, reason }]) => `| ${licence} | ${use} | ${reason} |`,
  );
  const read = Object.entries(READ_LICENCES).map(
    ([name, { licence, reason }]) => `| \`${name}\` | ${licence} | ${reason} |`,
  );
  return [
    INTRODUCTION,
    ['## Allowed', '', '| Licence | Use | Reason |', '|---|---|---|', ...allowed, ''].join('\n'),
    [
      '## Read from the files of a package',
      '',
      '| Package | Licence | Source |',
      '|---|---|---|',
      ...read,
      '',
    ].join('\n'),
    [
      '## What the product runs or ships',
      '',
      '| Licence | Packages |',
      '|---|---|',
      ...table(shipped),
      '',
    ].join('\n'),
    ['## Development only', '', '| Licence | Packages |', '|---|---|', ...table(others), ''].join('\n'),
    BESIDE_NPM,
  ].join('\n');
}
