import type { Page } from '@playwright/test';
import { ageAnswers, cacheNames, goOffline, NO_NETWORK, storedKeys, waitForCachedVisit } from '../device.ts';
import { expect, test } from '../fixtures.ts';
import { forgetSignIn, signInAs } from '../sign-in.ts';

const LANDING = 'Learn AI, one bead at a time.';
const HOME = 'Transform Your Future with AI';
const DAY_MS = 24 * 60 * 60 * 1000;
// Home's requests and prefetches may be pending when it turns out that nobody is signed in.
const UNDER_WAY = [/401/, /403.*\/documents\//];

/** Keeps a call pending until it is released. */
async function delayRequests(page: Page, path: string): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(`**${path}`, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

test.beforeEach(async ({ page, signIn }) => {
  await signIn('learner');
  await page.goto('/');
  await expect(page.getByRole('heading', { name: HOME })).toBeVisible();
  await waitForCachedVisit(page);
});

test('the second visit shows Home without a network, with what it showed last', {
  tag: '@journey',
}, async ({ page, allowConsoleErrors }) => {
  allowConsoleErrors(NO_NETWORK);
  await goOffline(page);
  await page.goto('/');
  await expect(page.getByRole('heading', { name: HOME })).toBeVisible();
  await expect(page.locator('main').getByText(/Naledi/)).toBeVisible();
  await expect(page.getByText('You seem to be offline.')).toHaveCount(0);
});

test('answers that are a day old are labelled while newer ones load, and no longer', async ({ page }) => {
  await page.goto('/privacy');
  await ageAnswers(page, DAY_MS);
  const release = await delayRequests(page, '/api/progress/user');
  await page.goto('/');
  await expect(page.getByRole('heading', { name: HOME })).toBeVisible();
  const sign = page.getByRole('status').filter({ hasText: /^From \w+ \d+ \w+, \d\d:\d\d\. Updating…$/ });
  await expect(sign).toBeVisible();
  release();
  await expect(sign).toHaveCount(0);
});

test('without a network what is a day old says so, until the network is back', async ({
  page,
  context,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(NO_NETWORK);
  await page.goto('/privacy');
  await ageAnswers(page, DAY_MS);
  await goOffline(page);
  await page.goto('/');
  const sign = page.getByText(/^From .*\. You seem to be offline\.$/);
  await expect(sign).toBeVisible();
  await context.setOffline(false);
  await expect(sign).toHaveCount(0);
});

test('a sign-in that ended elsewhere leads to the landing page, and nothing of it is left', async ({
  page,
  context,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(...UNDER_WAY);
  await context.clearCookies();
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(LANDING);
  expect((await storedKeys(page)).filter((key) => /answer|last-person/.test(key))).toEqual([]);
  expect(await cacheNames(page)).not.toContain('sign-in');
  await page.goto('/training');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(LANDING);
});

test('logging out empties the device, and the next page is the landing page', async ({ page }) => {
  await page.evaluate(
    `caches.open('documents').then((cache) => cache.put('/documents/a', new Response('a lesson')))`,
  );
  await page
    .getByRole('button', { name: /open user menu/ })
    .last()
    .click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(LANDING);
  // How much data this device has used says nothing about who used it.
  const others = /^academy\.1\/(?!-\/data-usage\/)/;
  expect((await storedKeys(page)).filter((key) => others.test(key))).toEqual([]);
  expect((await cacheNames(page)).filter((name) => !name.startsWith('academy-'))).toEqual([]);
});

test('another account on the same phone sees nothing of the first', async ({
  page,
  context,
  baseURL,
  allowConsoleErrors,
}) => {
  // The page starts with the first person's data, until it knows better.
  allowConsoleErrors(...UNDER_WAY);
  const first = (await storedKeys(page)).find((key) => key.includes('/answer/'))?.split('/')[1] ?? '';
  expect(first).not.toBe('');
  await forgetSignIn(page);
  await signInAs('trainer', context, baseURL ?? '');
  await page.goto('/');
  await expect(page.getByRole('button', { name: /^Johan van Wyk, .*: open user menu/ }).last()).toBeVisible();
  await expect(page.getByText(/Naledi/)).toHaveCount(0);
  // The page reloads when it turns out that another person is signed in.
  await expect(async () => {
    expect((await storedKeys(page)).filter((key) => key.includes(first) && key.includes('answer'))).toEqual(
      [],
    );
  }).toPass();
});

test('a new build takes over what did not change, and pages of the old one still find their parts', async ({
  page,
  context,
}) => {
  // The device as an earlier build would have left it: one file marked, one that the new build no longer has.
  const marked = await page.evaluate(`(async () => {
    const [name] = (await caches.keys()).filter((cache) => cache.startsWith('academy-'));
    const [now, before] = [await caches.open(name), await caches.open('academy-before')];
    const request = (await now.keys()).find(({ url }) => /\\/home-page-[^/]+\\.js$/.test(url));
    const kept = await now.match(request);
    const headers = new Headers(kept.headers);
    headers.set('x-kept-by', 'the build before');
    await before.put(request, new Response(await kept.blob(), { headers }));
    await before.put('/assets/part-of-before.js', new Response('export {}'));
    await caches.delete(name);
    const registration = await navigator.serviceWorker.getRegistration();
    await registration.unregister();
    return new URL(request.url).pathname;
  })()`);
  await page.goto('about:blank');
  const old = await context.newPage();
  await old.goto('/privacy');
  await page.goto('/');
  await expect(page.getByRole('heading', { name: HOME })).toBeVisible();
  await waitForCachedVisit(page);
  const keptBy = await page.evaluate(
    `caches.keys().then((names) => names.find((name) => name.startsWith('academy-') && name !== 'academy-before'))
       .then((name) => caches.open(name)).then((cache) => cache.match('${marked}'))
       .then((kept) => kept.headers.get('x-kept-by'))`,
  );
  expect(keptBy).toBe('the build before');
  const part = await page.evaluate(`fetch('/assets/part-of-before.js').then(({ status }) => status)`);
  expect(part).toBe(200);

  await old.close();
  await page.reload();
  await expect(page.getByRole('heading', { name: HOME })).toBeVisible();
  await expect.poll(() => cacheNames(page)).not.toContain('academy-before');
});
