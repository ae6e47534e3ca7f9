import type { BrowserContext, Cookie, Page } from '@playwright/test';

export type DemoAccount = 'learner' | 'trainer' | 'admin';

const demoPassword = 'NexiiDemo1!';
// Each worker is a process of its own: it signs in once per account, since sign-ins are limited.
const cookiesOf = new Map<string, Cookie[]>();

export async function signInAs(
  account: DemoAccount,
  context: BrowserContext,
  baseURL: string,
): Promise<void> {
  // Of this product: a cookie knows no port.
  const key = `${baseURL} ${account}`;
  await context.addCookies(cookiesOf.get(key) ?? []);
  // A test may have signed out or changed the password since.
  if (cookiesOf.has(key) && (await context.request.get('/api/auth/user')).ok()) return;

  const answer = await context.request.post('/api/auth/login', {
    data: { username: account, password: demoPassword },
    headers: { Origin: baseURL },
  });
  if (!answer.ok()) throw new Error(`Signing in as ${account}: ${answer.status()} ${await answer.text()}`);
  cookiesOf.set(key, await context.cookies());
}

/** Forgets who is signed in. The page is left first: what it still asks for would be refused. */
export async function forgetSignIn(page: Page): Promise<void> {
  await page.goto('about:blank');
  await page.context().clearCookies();
}
