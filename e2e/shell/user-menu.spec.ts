import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';

test.use({ serviceWorkers: 'block' });

const trigger = (page: Page) => page.getByRole('button', { name: /open user menu/ });
const avatar = (page: Page) => trigger(page).locator('> [aria-hidden]').first();
const items = (page: Page) => page.getByRole('menuitem');

async function openMenu(page: Page): Promise<void> {
  await page.goto('/profile');
  await trigger(page).click();
  await expect(page.getByRole('menu')).toBeVisible();
}

async function pathsOf(page: Page): Promise<(string | null)[]> {
  return items(page).evaluateAll((all) => all.map((item) => item.getAttribute('href')));
}

const user = (changes: object) => ({
  id: '00000000-0000-4000-8000-000000000001',
  role: 'learner',
  username: 'sipho',
  fullName: null,
  email: null,
  avatarUrl: null,
  ...changes,
});

test.describe('the user menu', () => {
  test('SHELL-46 shows name, e-mail and role', async ({ page, signIn }) => {
    await signIn('learner');
    await openMenu(page);
    const menu = page.getByRole('menu');
    await expect(menu).toContainText('Naledi Mokoena');
    await expect(menu).toContainText('naledi@example.co.za');
    await expect(menu).toContainText('learner');
  });

  test('SHELL-45 SHELL-46 falls back to the username and its first two letters', async ({ page, signIn }) => {
    await signIn('learner');
    await page.route('**/api/auth/user', (route) => route.fulfill({ json: user({}) }));
    await page.goto('/');
    await expect(avatar(page)).toHaveText('SI');
    await trigger(page).click();
    await expect(page.getByRole('menu').getByText('sipho')).toHaveCount(2);
  });

  test('SHELL-44 shows the image at avatarUrl', async ({ page, signIn }) => {
    await signIn('learner');
    await page.route('**/api/auth/user', (route) =>
      route.fulfill({ json: user({ avatarUrl: '/favicon.svg' }) }),
    );
    await page.goto('/');
    await expect(avatar(page).locator('img')).toHaveAttribute('src', '/favicon.svg');
    await expect(avatar(page)).toHaveText('');
  });

  test('SHELL-51 SHELL-52 shows an unknown role with the colour and icon of a learner', async ({
    page,
    signIn,
  }) => {
    await signIn('learner');
    const looks: string[] = [];
    for (const role of ['learner', 'guest', 'trainer', 'administrator']) {
      await page.route('**/api/auth/user', (route) => route.fulfill({ json: user({ role }) }));
      // Home would ask for what only that role may see.
      await page.goto('/profile');
      await trigger(page).click();
      const badge = page.getByRole('menu').locator('span', { hasText: role }).last().locator('xpath=..');
      looks.push(
        await badge.evaluate(
          (span) => `${getComputedStyle(span).color} ${span.querySelector('svg')?.innerHTML}`,
        ),
      );
    }
    expect(looks[1]).toBe(looks[0]);
    expect(new Set(looks).size).toBe(3);
    const [red, green, blue] = [/rgb\(179, 52, 27\)/, /rgb\(10, 106, 80\)/, /rgb\(29, 78, 208\)/];
    expect(looks[3]).toMatch(red);
    expect(looks[0]).toMatch(green);
    expect(looks[2]).toMatch(blue);
  });

  test('SHELL-47 SHELL-48 of a learner adds My Courses between coins and Settings', async ({
    page,
    signIn,
  }) => {
    await signIn('learner');
    await openMenu(page);
    await expect(items(page)).toHaveText(['Profile', 'My Nexii Coins', 'My Courses', 'Settings', 'Log out']);
    expect(await pathsOf(page)).toEqual(['/profile', '/crypto', '/training', '/settings', null]);
  });

  test('SHELL-47 SHELL-50 of an administrator adds dashboard and content management', async ({
    page,
    signIn,
  }) => {
    await signIn('admin');
    await openMenu(page);
    await expect(items(page)).toHaveText([
      'Profile',
      'My Nexii Coins',
      'Admin Dashboard',
      'Content Management',
      'Settings',
      'Log out',
    ]);
    expect((await pathsOf(page)).slice(2, 4)).toEqual(['/admin', '/cms']);
  });

  test('opens a page by click and by keyboard', async ({ page, signIn }) => {
    await signIn('admin');
    await openMenu(page);
    await items(page).getByText('My Nexii Coins').click();
    await expect(page).toHaveURL(/\/crypto$/);
    await trigger(page).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menuitem', { name: 'Profile' })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('menuitem', { name: 'My Nexii Coins' })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('menuitem', { name: 'Admin Dashboard' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/admin$/);
  });

  test('SHELL-68 searches with two letters within a second and anew after it', async ({ page, signIn }) => {
    await signIn('admin');
    await page.clock.install({ time: new Date('2026-11-15T12:00:00Z') });
    await openMenu(page);
    await page.clock.pauseAt(new Date('2026-11-15T12:10:00Z'));
    const typed = async (letter: string) => {
      await page.keyboard.press(letter);
      // The menu moves the focus in its next turn.
      await page.clock.runFor(1);
    };
    await typed('m');
    await expect(page.getByRole('menuitem', { name: 'My Nexii Coins' })).toBeFocused();
    await page.clock.runFor(998);
    await typed('s');
    // "ms" begins no entry: the focus stays.
    await expect(page.getByRole('menuitem', { name: 'My Nexii Coins' })).toBeFocused();
    await page.clock.runFor(1000);
    await typed('s');
    await expect(page.getByRole('menuitem', { name: 'Settings' })).toBeFocused();
  });

  test('SHELL-53 is only a Sign In button to /login while nobody is signed in', async ({
    page,
    allowConsoleErrors,
  }) => {
    allowConsoleErrors(/404 \(Not Found\)/);
    await page.goto('/no-such-page');
    await expect(trigger(page)).toHaveCount(0);
    const button = page.getByRole('link', { name: 'Sign In' });
    await expect(button).toHaveAttribute('href', '/login');
    await button.click();
    await expect(page.getByRole('dialog', { name: 'Welcome back' })).toBeVisible();
    expect(new URL(page.url()).pathname).toBe('/');
  });
});

test.describe('logging out', () => {
  test('SHELL-54 calls the server, refreshes who is signed in and goes to /', async ({ page, signIn }) => {
    await signIn('learner');
    await openMenu(page);
    const refreshed = page.waitForResponse(
      (answer) => answer.url().endsWith('/api/auth/user') && answer.status() === 401,
    );
    const called = page.waitForRequest(
      (request) => request.url().endsWith('/api/auth/logout') && request.method() === 'POST',
    );
    await page.getByRole('menuitem', { name: 'Log out' }).click();
    await called;
    await refreshed;
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Learn AI, one bead at a time.');
    expect(new URL(page.url()).pathname).toBe('/');
    await page.goto('/profile');
    await expect(page.getByRole('dialog', { name: 'Welcome back' })).toBeVisible();
  });

  test('SHELL-55 that fails says so and leaves the person signed in', async ({
    page,
    signIn,
    allowConsoleErrors,
  }) => {
    allowConsoleErrors(/500/);
    await signIn('learner');
    await page.route('**/api/auth/logout', (route) => route.fulfill({ status: 500, body: 'No.' }));
    await openMenu(page);
    await page.getByRole('menuitem', { name: 'Log out' }).click();
    const toast = page.getByRole('alert').filter({ hasText: 'Failed to logout' });
    await expect(toast).toContainText('Error');
    await expect(trigger(page)).toBeVisible();
    expect((await page.request.get('/api/auth/user')).status()).toBe(200);
  });
});
