import { existsSync, readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import process from 'node:process';

const knownPlaces = [
  // Without a window it needs half the processor time.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** The path of a Chromium for tests: CHROMIUM_PATH, else the system's, else the one Playwright downloaded. */
export function findChromium() {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen && !existsSync(chosen)) throw new Error(`CHROMIUM_PATH names no file: ${chosen}`);
  return chosen || knownPlaces.find(isUsable) || playwrightsOwn();
}

// Ubuntu's package is a small script that only points at a snap, which containers do not have.
function isUsable(path) {
  if (!existsSync(path)) return false;
  const isScript = statSync(path).size < 20_000;
  return (
    !isScript ||
    !readFileSync(path, 'utf8').includes('/snap/bin/chromium') ||
    existsSync('/snap/bin/chromium')
  );
}

function playwrightsOwn() {
  try {
    const path = createRequire(import.meta.url)('playwright-core').chromium.executablePath();
    return existsSync(path) ? path : undefined;
  } catch {
    return undefined; // Not installed yet.
  }
}
