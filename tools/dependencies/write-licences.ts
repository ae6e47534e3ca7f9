// Checks the licences of our dependencies, and writes docs/licences.md.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../project-root.mjs';
import { isAllowed, licencesOf, licencesPage } from './licences.ts';
import { readLockFile } from './lock-file.ts';

const packages = licencesOf(readLockFile());
writeFileSync(join(projectRoot, 'docs/licences.md'), licencesPage(packages));

const refused = packages.filter((each) => !isAllowed(each));
for (const { name, version, licence, isShipped } of refused) {
  const use = isShipped ? 'in the product' : 'in development';
  console.error(`${name} ${version}: ${licence || 'no licence named'}, used ${use}, is not allowed`);
}
console.log(`docs/licences.md: ${packages.length} packages, ${refused.length} of them not allowed`);
process.exitCode = refused.length > 0 ? 1 : 0;
