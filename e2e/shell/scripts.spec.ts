import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { type ModulesOfScripts, scriptsWithModules } from '../../tools/budget/scripts-with-modules.ts';
import { projectRoot } from '../../tools/project-root.mjs';
import { expect, test } from '../fixtures.ts';

const MOST_SCRIPTS = 12;
/** Written by the build. */
const MODULES_OF_SCRIPTS = join(projectRoot, 'apps/web/dist/.vite/modules.json');

// A service worker would respond instead of the network.
test.use({ serviceWorkers: 'block' });

/** The scripts that a step requests, until the next one starts. */
function watchScripts(page: Page): () => ReadonlySet<string> {
  let loaded = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.js')) loaded.add(pathname);
  });
  return () => {
    const ofStep = loaded;
    loaded = new Set();
    return ofStep;
  };
}

test('no step from the landing page to a lesson asks for more than twelve scripts', {
  tag: '@journey',
}, async ({ page }) => {
  const scripts = watchScripts(page);
  const steps: Record<string, ReadonlySet<string>> = {};
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

  const modulesOf: ModulesOfScripts = JSON.parse(readFileSync(MODULES_OF_SCRIPTS, 'utf8'));
  for (const [step, loaded] of Object.entries(steps))
    expect(
      loaded.size,
      `${step} asks for ${loaded.size} scripts:\n${scriptsWithModules(loaded, modulesOf)}`,
    ).toBeLessThanOrEqual(MOST_SCRIPTS);
  expect(steps.landing?.size).toBeGreaterThan(0);
  expect(steps['a lesson']?.size).toBeGreaterThan(0);
});
