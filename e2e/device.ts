import {
  type BrowserContext,
  expect,
  type LaunchOptions,
  type Page,
  type PlaywrightWorkerArgs,
} from '@playwright/test';
import { type DemoAccount, signInAs } from './sign-in.ts';

/** What a browser logs for a call that the test has aborted. */
export const NO_NETWORK = /ERR_INTERNET_DISCONNECTED|ERR_FAILED/;

const READY = 'navigator.serviceWorker.ready.then(() => undefined)';

const PAGES_KEPT = `Promise.all(['/shells/home', '/shells/app', '/signed-in'].map((path) => caches.match(path)))
  .then((kept) => kept.every((answer) => answer !== undefined))`;
const ANSWERS_KEPT = `['GET /api/auth/user', 'GET /api/progress/user'].every((endpoint) =>
  Object.keys(localStorage).some((key) => key.includes('/answer/') && key.includes(endpoint)))`;

/** Waits for the service worker, which is registered after the page has loaded. */
export async function waitForWorker(page: Page): Promise<void> {
  await page.evaluate(READY);
}

/** Waits until the pages of the application are cached: from then on each path opens offline. */
export async function waitForCachedPages(page: Page): Promise<void> {
  await waitForWorker(page);
  await expect.poll(() => page.evaluate(PAGES_KEPT)).toBe(true);
}

/** Waits until the next visit can start offline: the pages, and what Home showed. */
export async function waitForCachedVisit(page: Page): Promise<void> {
  await waitForCachedPages(page);
  await expect.poll(() => page.evaluate(ANSWERS_KEPT)).toBe(true);
}

/**
 * Waits until a visitor's next page can be served from the device. The landing page is cached after it has loaded:
 * somebody who was signed in until now does not have it yet when its heading appears. The page may still be changing.
 */
export async function waitForCachedLanding(page: Page): Promise<void> {
  await expect(async () => {
    expect(
      await page.evaluate(`${READY}.then(() => caches.match('/')).then((kept) => kept !== undefined)`),
    ).toBe(true);
  }).toPass();
}

/**
 * From now on there is no network, and no HTTP cache of the browser, which it may clear at any time. What opens now
 * was cached by the academy.
 */
export async function goOffline(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.clearBrowserCache');
  // Nor the in-memory cache, for as long as the session is open.
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  await page.context().setOffline(true);
}

interface Device {
  readonly playwright: PlaywrightWorkerArgs['playwright'];
  readonly launchOptions: LaunchOptions;
  readonly baseURL: string | undefined;
}

/** A browser that can be closed and reopened: its profile is in the folder. */
export async function openDevice(
  { playwright, launchOptions, baseURL = '' }: Device,
  folder: string,
  account?: DemoAccount,
): Promise<BrowserContext> {
  const context = await playwright.chromium.launchPersistentContext(folder, { ...launchOptions, baseURL });
  if (account) await signInAs(account, context, baseURL);
  return context;
}

export async function storedKeys(page: Page): Promise<string[]> {
  return (await page.evaluate('Object.keys(localStorage)')) as string[];
}

export async function cacheNames(page: Page): Promise<string[]> {
  return (await page.evaluate('caches.keys()')) as string[];
}

/** Pretends that the last visit was that long ago. */
export async function ageAnswers(page: Page, ageMs: number): Promise<void> {
  await page.evaluate(`for (const key of Object.keys(localStorage).filter((name) => name.includes('/answer/'))) {
    const kept = JSON.parse(localStorage.getItem(key));
    localStorage.setItem(key, JSON.stringify({ ...kept, keptAt: kept.keptAt - ${ageMs} }));
  }`);
}
