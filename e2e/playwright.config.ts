import { defineConfig } from '@playwright/test';
import { findChromium } from '../tools/chromium.mjs';

const executablePath = findChromium();

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../test-results',
  globalSetup: './harness/global-setup.ts',
  workers: 2,
  fullyParallel: true,
  // Generous: a busy machine is slow, and a test that fails for that reason tells nothing.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['json', { outputFile: '../.cache/test-run/playwright.json' }]],
  use: {
    baseURL: process.env.PRODUCT_URL,
    locale: 'en-ZA',
    // What moves costs processor time, and nothing is to be raced with; tests of motion ask for it.
    reducedMotion: 'reduce',
    screenshot: 'only-on-failure',
    trace: 'off',
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-quic',
        '--no-first-run',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [{ name: 'chromium', use: { viewport: { width: 1280, height: 800 } } }],
});
