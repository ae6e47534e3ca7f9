import type { BrowserContext, Cookie, Page } from '@playwright/test';

export type DemoAccount = 'learner' | 'trainer' | 'admin';

const demoPassword = 'NexiiDemo1!';
// Each worker is a separate process: it signs in once per account, since sign-ins are rate limited.
const cookiesOf = new Map<string, Cookie[]>();
// Sensitive actions of staff need a confirmation within the last ten minutes; a test takes less than the other five.
const CONFIRMED_AGAIN_AFTER_MS = 5 * 60_000;
const confirmedAtMs = new Map<string, number>();

export async function signInAs(
  account: DemoAccount,
  context: BrowserContext,
  baseURL: string,
): Promise<void> {
  // For this product only: cookies ignore the port.
  const key = `${baseURL} ${account}`;
  await context.addCookies(cookiesOf.get(key) ?? []);
  // A test may have signed out or changed the password since.
  if (cookiesOf.has(key) && (await context.request.get('/api/auth/user')).ok()) {
    await confirmAgain(key, context, baseURL);
    return;
  }

  const answer = await context.request.post('/api/auth/login', {
    data: { username: account, password: demoPassword },
    headers: { Origin: baseURL },
  });
  if (!answer.ok()) throw new Error(`Signing in as ${account}: ${answer.status()} ${await answer.text()}`);
  cookiesOf.set(key, await context.cookies());
  confirmedAtMs.set(key, Date.now());
}

async function confirmAgain(key: string, context: BrowserContext, baseURL: string): Promise<void> {
  if (Date.now() - (confirmedAtMs.get(key) ?? 0) < CONFIRMED_AGAIN_AFTER_MS) return;
  const answer = await context.request.post('/api/auth/confirmation/password', {
    data: { password: demoPassword },
    headers: { Origin: baseURL },
  });
  if (!answer.ok()) throw new Error(`Confirming a sign-in: ${answer.status()} ${await answer.text()}`);
  confirmedAtMs.set(key, Date.now());
}

/** Removes the sign-in. The page is left first: its pending requests would be refused. */
export async function forgetSignIn(page: Page): Promise<void> {
  await page.goto('about:blank');
  await page.context().clearCookies();
}
