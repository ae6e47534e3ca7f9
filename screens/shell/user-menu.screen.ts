import type { CurrentUser } from '@academy/contract/accounts/identity';
import { expect, type Page, test } from '../room/test.ts';
import { panel } from './sign-in.ts';

const trigger = (page: Page) => page.getByRole('button', { name: /open user menu/ });
const avatar = (page: Page) => trigger(page).locator(':scope > [aria-hidden]').first();
const items = (page: Page) => page.getByRole('menuitem');
const pathsOf = (page: Page) =>
  items(page)
    .elements()
    .map((item) => item.getAttribute('href'));

async function openMenu(page: Page): Promise<void> {
  await page.goto('/profile');
  await trigger(page).click();
  expect(page.getByRole('menu')).toBeVisible();
}

/** From now on the signed-in person has these names. */
function stubUser(page: Page, changes: Partial<CurrentUser>): void {
  const plain = { username: 'sipho', fullName: null, email: null, avatarUrl: null };
  page.line.answer('GET /api/auth/user', async ({ answer }) => ({
    ...(await answer()),
    ...plain,
    ...changes,
  }));
}

test.describe('the user menu', () => {
  test('SHELL-46 shows name, e-mail and role', async ({ page, signInAsDemo }) => {
    await signInAsDemo('learner');
    await openMenu(page);
    const menu = page.getByRole('menu');
    expect(menu).toContainText('Naledi Mokoena');
    expect(menu).toContainText('naledi@example.co.za');
    expect(menu).toContainText('learner');
  });

  test('SHELL-45 SHELL-46 falls back to the username and its first two letters', async ({
    page,
    signInAsDemo,
  }) => {
    await signInAsDemo('learner');
    stubUser(page, {});
    await page.goto('/');
    expect(avatar(page)).toHaveText('SI');
    await trigger(page).click();
    expect(page.getByRole('menu').getByText('sipho')).toHaveCount(2);
  });

  test('SHELL-44 shows the image at avatarUrl', async ({ page, signInAsDemo }) => {
    await signInAsDemo('learner');
    stubUser(page, { avatarUrl: '/favicon.svg' });
    await page.goto('/');
    const image = avatar(page).locator('img');
    expect(image).toHaveAttribute('src', '/favicon.svg');
    // No picture is loaded here: a browser would report that it has loaded.
    image.element().dispatchEvent(new Event('load'));
    await page.settle();
    expect(avatar(page)).toHaveText('');
  });

  test('SHELL-47 SHELL-48 of a learner adds My Courses between coins and Settings', async ({
    page,
    signInAsDemo,
  }) => {
    await signInAsDemo('learner');
    await openMenu(page);
    expect(items(page)).toHaveText(['Profile', 'My Nexii Coins', 'My Courses', 'Settings', 'Log out']);
    expect(pathsOf(page)).toEqual(['/profile', '/crypto', '/training', '/settings', null]);
  });

  test('SHELL-47 SHELL-50 of an administrator adds dashboard and content management', async ({
    page,
    signInAsDemo,
  }) => {
    await signInAsDemo('admin');
    await openMenu(page);
    expect(items(page)).toHaveText([
      'Profile',
      'My Nexii Coins',
      'Admin Dashboard',
      'Content Management',
      'Settings',
      'Log out',
    ]);
    expect(pathsOf(page).slice(2, 4)).toEqual(['/admin', '/cms']);
  });

  test('opens a page by click and by keyboard', async ({ page, signInAsDemo }) => {
    await signInAsDemo('admin');
    await openMenu(page);
    await items(page).getByText('My Nexii Coins').click();
    expect(page).toHaveURL('/crypto');
    await trigger(page).press('Enter');
    expect(page.getByRole('menuitem', { name: 'Profile' })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    expect(page.getByRole('menuitem', { name: 'My Nexii Coins' })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    expect(page.getByRole('menuitem', { name: 'Admin Dashboard' })).toBeFocused();
    await page.keyboard.press('Enter');
    expect(page).toHaveURL('/admin');
  });

  test('SHELL-68 searches with two letters within a second and anew after it', async ({
    page,
    signInAsDemo,
  }) => {
    await signInAsDemo('admin');
    await openMenu(page);
    // A press may advance the page's clock a little; setting it makes the time exact.
    const [startMs, typed] = [Date.parse('2026-11-15T12:10:00Z'), page.keyboard.press];
    page.clock.setTime(startMs);
    await typed('m');
    expect(page.getByRole('menuitem', { name: 'My Nexii Coins' })).toBeFocused();
    page.clock.setTime(startMs + 999);
    await typed('s');
    // No entry starts with "ms": the focus stays.
    expect(page.getByRole('menuitem', { name: 'My Nexii Coins' })).toBeFocused();
    page.clock.setTime(startMs + 2000);
    await typed('s');
    expect(page.getByRole('menuitem', { name: 'Settings' })).toBeFocused();
  });

  test('SHELL-53 is only a Sign In button to /login while nobody is signed in', async ({ page }) => {
    await page.goto('/no-such-page');
    expect(trigger(page)).toHaveCount(0);
    const button = page.getByRole('link', { name: 'Sign In' });
    expect(button).toHaveAttribute('href', '/login');
    await button.click();
    expect(page.left).toEqual(['/']);
    await page.gotoAsVisitor('/');
    expect(panel(page)).toBeVisible();
  });
});

test.describe('logging out', () => {
  test('SHELL-54 calls the server, refreshes who is signed in and goes to /', async ({
    page,
    signInAsNew,
  }) => {
    await signInAsNew('learner');
    await openMenu(page);
    const before = page.line.asked.length;
    await page.getByRole('menuitem', { name: 'Log out' }).click();
    const calls = page.line.asked.slice(before);
    expect(calls.indexOf('POST /api/auth/logout')).toBeGreaterThanOrEqual(0);
    expect(calls.lastIndexOf('GET /api/auth/user')).toBeGreaterThan(calls.indexOf('POST /api/auth/logout'));
    expect(page.left.at(0)).toBe('/');
    await expect(page.line.read('GET /api/auth/user')).rejects.toThrow('401');
    await page.gotoAsVisitor('/profile');
    expect(panel(page)).toBeVisible();
  });

  test('SHELL-55 that fails says so and leaves the person signed in', async ({ page, signInAsNew }) => {
    const { id } = await signInAsNew('learner');
    page.line.fail('POST /api/auth/logout');
    await openMenu(page);
    await page.getByRole('menuitem', { name: 'Log out' }).click();
    const toast = page.getByRole('alert').filter({ hasText: 'Failed to logout' });
    expect(toast).toContainText('Error');
    expect(trigger(page)).toBeVisible();
    expect(page.left).toEqual([]);
    expect((await page.line.read('GET /api/auth/user')).id).toBe(id);
  });
});
