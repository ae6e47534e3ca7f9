import type { Page } from '../room/test.ts';

export const panel = (page: Page) => page.getByRole('dialog', { name: 'Welcome back' });

export async function typeSignIn(page: Page, username: string, password: string): Promise<void> {
  await page.getByLabel('Username or e-mail').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await panel(page).getByRole('button', { name: 'Sign in' }).click();
}

/** The password of the demonstration's people. */
export const DEMO_PASSWORD = 'NexiiDemo1!';
