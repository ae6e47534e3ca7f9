import { expect, type Locator, test } from '../room/test.ts';

const ENTRIES = [
  ['Home', '/'],
  ['Training', '/training'],
  ['Careers', '/careers'],
  ['Events', '/events'],
  ['Content', '/content'],
  ['Crypto', '/crypto'],
  ['Achievements', '/achievements'],
  ['Learning Path', '/learning-path'],
  ['Help', '/help'],
];
const ADMIN = ['Admin', '/admin'];

function expectEntries(links: Locator, entries: readonly (readonly string[])[]): void {
  expect(links).toHaveText(entries.map(([label]) => label ?? ''));
  expect(links.elements().map((link) => link.getAttribute('href'))).toEqual(entries.map(([, path]) => path));
}

test.describe('the sidebar', () => {
  for (const account of ['learner', 'admin'] as const)
    test(`SHELL-23 SHELL-24 lists its entries in order, Admin last, for ${account}`, async ({
      page,
      signInAsDemo,
    }) => {
      await signInAsDemo(account);
      await page.goto('/profile');
      expectEntries(page.getByRole('navigation', { name: 'Main' }).getByRole('link'), [...ENTRIES, ADMIN]);
    });

  test('SHELL-27 ends with Settings, which toggles the theme and does not navigate', async ({
    page,
    signInAsDemo,
  }) => {
    await signInAsDemo('learner');
    await page.goto('/profile');
    const settings = page.getByRole('navigation', { name: 'Main' }).locator('a, button').last();
    expect(settings).toContainText('Settings');
    await settings.click();
    expect(document.documentElement.dataset.theme).toBe('dark');
    await settings.click();
    expect(document.documentElement.dataset.theme).toBe('light');
    expect(page).toHaveURL('/profile');
  });
});

test.describe('on a phone', () => {
  test.beforeEach(async ({ page, signInAsDemo }) => {
    await page.setViewportSize({ width: 390, height: 560 });
    await signInAsDemo('admin');
    await page.goto('/profile');
  });

  test('SHELL-25 SHELL-31 the drawer has the entries of the sidebar except Admin', async ({ page }) => {
    await page.getByRole('button', { name: 'Open menu' }).click();
    const drawer = page.getByRole('dialog', { name: 'Menu' });
    expectEntries(drawer.getByRole('navigation').getByRole('link'), ENTRIES);
  });

  test('SHELL-26 the drawer marks the current entry', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Open menu' }).click();
    expect(page.getByRole('dialog').locator('[aria-current="page"]')).toHaveText(['Home']);
  });

  test('SHELL-28 the drawer ends with Settings, which toggles the theme and leaves it open', async ({
    page,
  }) => {
    await page.getByRole('button', { name: 'Open menu' }).click();
    const drawer = page.getByRole('dialog', { name: 'Menu' });
    const last = drawer.getByRole('navigation').locator('a, button').last();
    expect(last).toContainText('Settings');
    await last.click();
    expect(document.documentElement.dataset.theme).toBe('dark');
    expect(drawer).toBeVisible();
  });

  test('SHELL-34 its close button closes the drawer', async ({ page }) => {
    await page.getByRole('button', { name: 'Open menu' }).click();
    expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    await page.getByRole('button', { name: 'Close menu' }).click();
    expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('SHELL-35 choosing an entry opens it and closes the drawer', async ({ page }) => {
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Events' }).click();
    expect(page.getByRole('dialog')).toHaveCount(0);
    expect(page.getByRole('heading', { level: 1, name: 'Events' })).toBeVisible();
  });
});
