import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';

const MOST_SCRIPTS = 12;

// A service worker would respond instead of the network.
test.use({ serviceWorkers: 'block' });

/** Counts the scripts that a step requests, until the next one starts. */
function countScripts(page: Page): () => number {
  let asked = new Set<string>();
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.endsWith('.js')) asked.add(request.url());
  });
  return () => {
    const { size } = asked;
    asked = new Set();
    return size;
  };
}

test('no step from the landing page to a lesson asks for more than twelve scripts', {
  tag: '@journey',
}, async ({ page }) => {
  const scripts = countScripts(page);
  const steps: Record<string, number> = {};
  await page.goto('/', { waitUntil: 'networkidle' });
  steps.landing = scripts();

  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByLabel('Username or e-mail').fill('learner');
  await page.getByLabel('Password', { exact: true }).fill('NexiiDemo1!');
  await page.waitForLoadState('networkidle');
  steps['the open panel'] = scripts();
  await page.getByLabel('Password', { exact: true }).press('Enter');
  await page.getByRole('heading', { name: 'Transform Your Future with AI' }).waitFor();
  await page.waitForLoadState('networkidle');
  steps.Home = scripts();

  await page.goto('/course/ai-fundamentals');
  await page.getByRole('heading', { level: 2 }).first().waitFor();
  await page.waitForLoadState('networkidle');
  steps['a course, opened anew'] = scripts();
  await page.locator('main a[href*="/lesson/"]').first().click();
  await page.getByRole('article').first().waitFor();
  await page.waitForLoadState('networkidle');
  steps['a lesson'] = scripts();
  await page.reload({ waitUntil: 'networkidle' });
  steps['the lesson, opened anew'] = scripts();

  const tooMany = Object.entries(steps).filter(([, count]) => count > MOST_SCRIPTS);
  expect(tooMany).toEqual([]);
  expect(steps.landing).toBeGreaterThan(0);
  expect(steps['a lesson']).toBeGreaterThan(0);
});
