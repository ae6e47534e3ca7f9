import {
  type BrowserContext,
  expect,
  type LaunchOptions,
  type Page,
  type PlaywrightWorkerArgs,
} from '@playwright/test';
import { type DemoAccount, signInAs } from './sign-in.ts';

/** What a browser logs of a call that the test has cut off. */
export const NO_NETWORK = /ERR_INTERNET_DISCONNECTED|ERR_FAILED/;

const READY = 'navigator.serviceWorker.ready.then(() => undefined)';

const PAGES_KEPT = `Promise.all(['/shells/home', '/shells/app', '/signed-in'].map((path) => caches.match(path)))
  .then((kept) => kept.every((answer) => answer !== undefined))`;
const ANSWERS_KEPT = `['GET /api/auth/user', 'GET /api/progress/user'].every((endpoint) =>
  Object.keys(localStorage).some((key) => key.includes('/answer/') && key.includes(endpoint)))`;

/** Waits for the service worker, which comes after the page has loaded. */
export async function untilWorker(page: Page): Promise<void> {
  await page.evaluate(READY);
}

/** Waits until the pages of the application are on the device: from then on each path opens without a network. */
export async function untilPagesKept(page: Page): Promise<void> {
  await untilWorker(page);
  await expect.poll(() => page.evaluate(PAGES_KEPT)).toBe(true);
}

/** Waits until the device can begin the next visit alone: the pages, and what Home showed. */
export async function untilKept(page: Page): Promise<void> {
  await untilPagesKept(page);
  await expect.poll(() => page.evaluate(ANSWERS_KEPT)).toBe(true);
}

/**
 * Waits until a visitor's next page can come from the device. The landing page is kept by itself after it has loaded:
 * whoever was signed in until now has not got it yet when its heading is already there. The page may still be changing.
 */
export async function untilLandingKept(page: Page): Promise<void> {
  await expect(async () => {
    expect(
      await page.evaluate(`${READY}.then(() => caches.match('/')).then((kept) => kept !== undefined)`),
    ).toBe(true);
  }).toPass();
}

/**
 * From now on there is no network, nor what the browser itself has cached: it throws that away when it likes. What opens
 * now, the academy has kept.
 */
export async function loseNetwork(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.clearBrowserCache');
  // Nor what it has in memory, for as long as the session is open.
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  await page.context().setOffline(true);
}

interface Device {
  readonly playwright: PlaywrightWorkerArgs['playwright'];
  readonly launchOptions: LaunchOptions;
  readonly baseURL: string | undefined;
}

/** A browser that can be closed and opened again: what it has kept is in the folder. */
export async function openDevice(
  { playwright, launchOptions, baseURL = '' }: Device,
  folder: string,
  account?: DemoAccount,
): Promise<BrowserContext> {
  const context = await playwright.chromium.launchPersistentContext(folder, { ...launchOptions, baseURL });
  if (account) await signInAs(account, context, baseURL);
  return context;
}

export async function keptKeys(page: Page): Promise<string[]> {
  return (await page.evaluate('Object.keys(localStorage)')) as string[];
}

export async function cacheNames(page: Page): Promise<string[]> {
  return (await page.evaluate('caches.keys()')) as string[];
}

/** As if the last visit had been so long ago. */
export async function ageAnswers(page: Page, ageMs: number): Promise<void> {
  await page.evaluate(`for (const key of Object.keys(localStorage).filter((name) => name.includes('/answer/'))) {
    const kept = JSON.parse(localStorage.getItem(key));
    localStorage.setItem(key, JSON.stringify({ ...kept, keptAt: kept.keptAt - ${ageMs} }));
  }`);
}
