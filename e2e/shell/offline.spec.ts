import { goOffline, NO_NETWORK, waitForCachedLanding, waitForCachedPages } from '../device.ts';
import { expect, test } from '../fixtures.ts';

test('LAND-29 a service worker is registered at /sw.js on load', async ({ page }) => {
  await page.goto('/');
  await waitForCachedLanding(page);
  const script = await page.evaluate(
    'navigator.serviceWorker.getRegistration().then((registration) => registration.active.scriptURL)',
  );
  expect(String(script)).toMatch(/\/sw\.js$/);
});

test('the landing page opens without a network after one visit', async ({ page, allowConsoleErrors }) => {
  allowConsoleErrors(NO_NETWORK);
  await page.goto('/');
  await waitForCachedLanding(page);
  const files = `Promise.all([...document.querySelectorAll('script[src], link[href*="/assets/"]')]
    .map(({ src, href }) => caches.match(src ?? href))).then((kept) => kept.every((file) => file !== undefined))`;
  await expect.poll(() => page.evaluate(files)).toBe(true);
  await goOffline(page);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Learn AI, one bead at a time.');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByLabel('Username or e-mail')).toBeVisible();
});

test('answers of the API are never kept', async ({ page, signIn }) => {
  await signIn('learner');
  await page.goto('/profile');
  await waitForCachedPages(page);
  await page.reload();
  await page.getByText('This device').waitFor();
  const stored = await page.evaluate(
    'caches.keys().then((names) => Promise.all(names.map((name) => caches.open(name)))).then((all) => Promise.all(all.map((cache) => cache.keys()))).then((lists) => lists.flat().map((request) => new URL(request.url).pathname))',
  );
  expect((stored as string[]).filter((path) => path.startsWith('/api/'))).toEqual([]);
});

test('the privacy page can be read without JavaScript', async ({ browser }) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    baseURL: process.env.PRODUCT_URL ?? '',
  });
  const page = await context.newPage();
  await page.goto('/privacy');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your personal information');
  await expect(page.getByText('Information Regulator')).toBeVisible();
  await context.close();
});
