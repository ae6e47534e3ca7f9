import { findChromium } from '../chromium.mjs';
import { projectRoot } from '../project-root.mjs';
import { installFromDebian } from './debian.mjs';
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

// Without any font a page has no text to measure or to see.
const fromDebian = () => installFromDebian('Chromium', ['chromium-headless-shell', 'fonts-liberation']);

async function fromPlaywright() {
  await runWithProgress('Downloading Chromium', 'npx', ['playwright', 'install', 'chromium'], {
    cwd: projectRoot,
  });
}
