// The published advisories about our dependencies. Not part of the gate, which needs no network and does not turn red
// by itself.
import { parseArgs } from 'node:util';
import { formatAdvisories, isSevere, readAdvisories, reasonOf } from './advisories.ts';
import { readLockFile } from './lock-file.ts';
import { runNpm } from './run-npm.ts';

const { values } = parseArgs({ options: { strict: { type: 'boolean', default: false } } });

const report = await runNpm(['audit', '--json', '--package-lock-only', '--fetch-retries=1']);
const advisories = readAdvisories(report, readLockFile());
if (advisories === null) {
  console.log(`Nothing was checked: the registry could not be asked for advisories (${reasonOf(report)}).`);
} else if (advisories.length === 0) {
  console.log('No advisory is known about any package of package-lock.json.');
} else {
  const severe = advisories.filter(isSevere).length;
  console.log(formatAdvisories(advisories));
  console.log(
    `\n${advisories.length} in all, ${severe} of them high or critical in what the product runs or ships.`,
  );
  if (values.strict && severe > 0) process.exitCode = 1;
}
