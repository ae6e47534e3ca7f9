import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RoutePath } from '@academy/domain/access';
import type { Page } from '@playwright/test';
import { projectRoot } from '../../tools/project-root.mjs';
import { goOffline, NO_NETWORK, openDevice, waitForCachedLanding, waitForCachedVisit } from '../device.ts';
import { expect, test } from '../fixtures.ts';
import { STOPS } from '../tour/stops.ts';

const LANDING = 'Learn AI, one bead at a time.';
const LESSON = '/course/ai-fundamentals/lesson/af-who-is-missing';
/** Written by the build: the paths whose `feature.ts` says `opensAfterVisit: true`. */
const PAGES_AFTER_VISIT = join(projectRoot, 'apps/web/dist/.vite/pages-after-visit.json');

/** Where the tour finds each page that opens after a visit. */
function pagesAfterVisit(): string[] {
  const routes: readonly RoutePath[] = JSON.parse(readFileSync(PAGES_AFTER_VISIT, 'utf8'));
  return routes.flatMap((route) => {
    const stop = STOPS[route];
    if ('leadsTo' in stop) return [];
    if (typeof stop.path === 'function') throw new Error(`${route} needs a fixed path in e2e/tour/stops.ts.`);
    return [stop.path ?? route];
  });
}

const headingsOf = (page: Page) => page.locator('main').getByRole('heading');

/** Opens each page, and returns the headings that it shows once everything has loaded. */
async function visit(page: Page, paths: readonly string[]): Promise<Map<string, string[]>> {
  const seen = new Map<string, string[]>();
  for (const path of paths) {
    await page.goto(path, { waitUntil: 'networkidle' });
    await expect(headingsOf(page).first()).toBeVisible();
    seen.set(path, await headingsOf(page).allInnerTexts());
  }
  // The last answers are stored a moment after they arrived, and when a page is left.
  await page.goto('/');
  await waitForCachedVisit(page);
  return seen;
}

async function expectVisited(page: Page, seen: ReadonlyMap<string, readonly string[]>): Promise<void> {
  for (const [path, headings] of seen) {
    await page.goto(path);
    for (const name of new Set(headings))
      await expect(headingsOf(page).filter({ hasText: name }).first(), `${path}: ${name}`).toBeVisible();
    await expect(page.locator('main').getByText(/could not load|did not load/), path).toHaveCount(0);
  }
}

test('AGENT-49 pages and content that were visited open again without a connection', async ({
  page,
  signIn,
  allowConsoleErrors,
}) => {
  test.slow();
  allowConsoleErrors(NO_NETWORK);
  await signIn('learner');
  const seen = await visit(page, [...pagesAfterVisit(), LESSON]);
  await goOffline(page);
  await expectVisited(page, seen);

  await page.goto(LESSON);
  await page.reload();
  const [title = ''] = seen.get(LESSON) ?? [];
  await expect(headingsOf(page).filter({ hasText: title }).first()).toBeVisible();
  await expect(
    page.getByRole('button', { name: /^Naledi Mokoena, .*: open user menu/ }).last(),
  ).toBeVisible();
});

test('AGENT-49 they open also after the browser was closed, and who was here is known', async ({
  playwright,
  launchOptions,
  baseURL,
}, testInfo) => {
  test.slow();
  const device = { playwright, launchOptions, baseURL };
  const folder = testInfo.outputPath('profile');
  const before = await openDevice(device, folder, 'learner');
  const seen = await visit(await before.newPage(), ['/', '/course/ai-fundamentals', LESSON, '/careers']);
  await before.close();

  const after = await openDevice(device, folder);
  const page = await after.newPage();
  await goOffline(page);
  await expectVisited(page, seen);
  await expect(
    page.getByRole('button', { name: /^Naledi Mokoena, .*: open user menu/ }).last(),
  ).toBeVisible();
  await after.close();
});

/** The addresses of cached content that only some may read. */
const privateDocuments = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const cache = await caches.open('documents');
    const statuses = await Promise.all(
      (await cache.keys()).map(async (key) => ({ key, answer: await cache.match(key) })),
    );
    return statuses
      .filter(({ answer }) => answer?.headers.get('cache-control')?.startsWith('private'))
      .map(({ key }) => new URL(key.url).pathname);
  });

/** As an attacker who knows the address, with whatever the browser's HTTP cache still holds. */
const statusOf = (page: Page, path: string): Promise<number> =>
  page.evaluate(async (wanted) => (await fetch(wanted, { cache: 'force-cache' })).status, path);

test('after logging out nothing that was visited opens, with a connection or without', async ({
  page,
  signIn,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(NO_NETWORK);
  allowConsoleErrors(/status of 403/);
  await signIn('trainer');
  await visit(page, ['/course/ai-fundamentals', LESSON]);
  const documents = await privateDocuments(page);
  expect(documents).not.toEqual([]);
  await page
    .getByRole('button', { name: /open user menu/ })
    .last()
    .click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(LANDING);
  await waitForCachedLanding(page);
  for (const path of documents) expect(await statusOf(page, path), path).toBe(403);
  await goOffline(page);
  await page.goto(LESSON);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(LANDING);
  await expect(page.getByText('Who is missing')).toHaveCount(0);
});
