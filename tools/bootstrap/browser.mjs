import { existsSync } from 'node:fs';
import process from 'node:process';
import { findChromium } from '../chromium.mjs';
import { projectRoot } from '../project-root.mjs';
import { bootstrapLock } from './install.mjs';
import { withLock } from './lock.mjs';
import { runWithProgress } from './run-with-progress.mjs';

export async function ensureBrowser() {
  if (findChromium()) return;
  await withLock(bootstrapLock, async () => {
    for (const obtain of [fromDebian, fromPlaywright]) {
      if (!findChromium()) await obtain().catch((error) => console.error(error.message));
    }
  });
  if (findChromium()) return;
  throw new Error(
    'The browser tests need Chromium, and it could not be installed here. ' +
      'Please install it (Debian: apt-get install chromium-headless-shell) or name its file in CHROMIUM_PATH.',
  );
}

async function fromDebian() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await runWithProgress('Reading the package lists', 'apt-get', ['update'], { env });
  // Without any font a page has no text to measure or to see.
  const packages = ['chromium-headless-shell', 'fonts-liberation'];
  await runWithProgress(
    'Installing Chromium',
    'apt-get',
    ['install', '-y', '--no-install-recommends', ...packages],
    { env },
  );
}

async function fromPlaywright() {
  await runWithProgress('Downloading Chromium', 'npx', ['playwright', 'install', 'chromium'], {
    cwd: projectRoot,
  });
}
