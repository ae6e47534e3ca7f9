import type { Page } from '@playwright/test';

/** So tall that every section of Home is in view at once. */
export const WHOLE_PAGE = { width: 1280, height: 4200 };

// Who is here, what a badge that another test has just earned is called, and the lesson that is read ahead when all is
// drawn.
const NOT_OF_HOME = /^\/api\/(auth\/user|achievements\/user\/news|lessons\/[^/]+)$/;

/** Pathnames of the calls that Home makes to the API for what it shows, as they are made. */
export function watchCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/') && !NOT_OF_HOME.test(pathname)) calls.push(pathname);
  });
  return calls;
}

/** Answers a call with what the server says, changed. */
export async function changeAnswer<Value>(
  page: Page,
  path: string,
  change: (value: Value) => Value,
): Promise<void> {
  await page.route(`**${path}`, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ json: change(await answer.json()) });
  });
}

/** Keeps a call waiting until it is released. */
export async function holdCall(page: Page, path: string): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(`**${path}`, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

export async function readJson<Value>(page: Page, path: string): Promise<Value> {
  return (await page.request.get(path)).json();
}
