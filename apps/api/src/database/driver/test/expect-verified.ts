import { readFileSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import { basename } from 'node:path';
import { expect } from 'vitest';

interface Verified {
  readonly name: 'pg' | 'pg-pool' | 'drizzle-orm' | 'graphile-worker';
  readonly version: string;
  /** `import.meta.url` of the test, which is next to the file that it verifies. */
  readonly test: string;
  /** What to look for in the sources of the new version. */
  readonly check: string;
}

function installedVersion(name: string): string {
  const path = findPackageJSON(name, import.meta.url);
  if (path === undefined) throw new Error(`${name} is not installed.`);
  return JSON.parse(readFileSync(path, 'utf8')).version;
}

/** An upgrade fails here, with the file that depends on undocumented behaviour of the library. */
export function expectVerified({ name, version, test, check }: Verified): void {
  const installed = installedVersion(name);
  const file = basename(test);
  const sentence =
    `${name} is ${installed} now, and database/driver/${file.replace('.test.ts', '.ts')} was verified with ${version}. ` +
    `Check in the sources of ${name} ${check}; then write ${installed} into ${file}.`;
  expect(installed, sentence).toBe(version);
}
