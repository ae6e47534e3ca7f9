import { existsSync } from 'node:fs';
import process from 'node:process';
import { runWithProgress } from './run-with-progress.mjs';

/** Only as root on Debian and its relatives; elsewhere it does nothing. */
export async function installFromDebian(label, packages) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await runWithProgress('Reading the package lists', 'apt-get', ['update'], { env });
  await runWithProgress(
    `Installing ${label}`,
    'apt-get',
    ['install', '-y', '--no-install-recommends', ...packages],
    { env },
  );
}
