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
  // Generous, because a test that fails only because the machine is busy says nothing.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['json', { outputFile: '../.cache/test-run/playwright.json' }]],
  use: {
    baseURL: process.env.PRODUCT_URL,
    locale: 'en-ZA',
    // Animations cost processor time and cause races; tests of animations turn them on.
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
