import { findChromium } from '../../tools/chromium.mjs';

export function browserOptions() {
  const executablePath = findChromium();
  return {
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  };
}
