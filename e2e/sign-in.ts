import type { BrowserContext, Cookie } from '@playwright/test';

export type DemoAccount = 'learner' | 'trainer' | 'admin';

const demoPassword = 'NexiiDemo1!';
// Each worker is a process of its own: it signs in once per account, since sign-ins are limited.
const cookiesOf = new Map<DemoAccount, Cookie[]>();

export async function signInAs(
  account: DemoAccount,
  context: BrowserContext,
  baseURL: string,
): Promise<void> {
  await context.addCookies(cookiesOf.get(account) ?? []);
  // A test may have signed out or changed the password since.
  if (cookiesOf.has(account) && (await context.request.get('/api/auth/user')).ok()) return;

  const answer = await context.request.post('/api/auth/login', {
    data: { username: account, password: demoPassword },
    headers: { Origin: baseURL },
  });
  if (!answer.ok()) throw new Error(`Signing in as ${account}: ${answer.status()} ${await answer.text()}`);
  cookiesOf.set(account, await context.cookies());
}
