import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';

const panel = (page: Page) => page.getByRole('dialog', { name: 'Welcome back' });

/** Every address that the page has shown, in order. */
function addressesOf(page: Page): string[] {
  const addresses: string[] = [];
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) addresses.push(new URL(frame.url()).pathname);
  });
  return addresses;
}

async function typeSignIn(page: Page, username: string, password: string): Promise<void> {
  await page.getByLabel('Username or e-mail').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await panel(page).getByRole('button', { name: 'Sign in' }).click();
}

test.describe('visitors', () => {
  test('SHELL-02 SHELL-03 see the landing page at /, without the application', async ({ page }) => {
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(request.url()));
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Learn AI, one bead at a time.');
    await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0);
    await page.waitForLoadState('networkidle');
    expect(scripts.filter((url) => /\/app-|\/home-page/.test(url))).toEqual([]);
  });

  test('SHELL-10 SHELL-12 are sent from a guarded path to /login and from there to /', async ({ page }) => {
    const addresses = addressesOf(page);
    const userRequest = page.waitForRequest('**/api/auth/user');
    await page.goto('/training');
    await userRequest;
    await expect(panel(page)).toBeVisible();
    expect(addresses).toEqual(['/training', '/login', '/']);
  });
});

test.describe('the sign-in panel', () => {
  test('SHELL-03 SHELL-19 leads to Home when nothing was asked for', { tag: '@journey' }, async ({
    page,
  }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await typeSignIn(page, 'naledi@example.co.za', 'NexiiDemo1!');
    await expect(page.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible();
    expect(new URL(page.url()).pathname).toBe('/');
    await expect(page.getByRole('heading', { name: 'Transform Your Future with AI' })).toBeVisible();
  });
});
