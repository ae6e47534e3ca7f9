import type { Page } from '@playwright/test';
import { axe, expect, test } from '../fixtures.ts';

interface Screen {
  readonly name: string;
  readonly path: string;
  readonly account?: 'admin';
  /** The steps that set up the screen's state. */
  readonly prepare: (page: Page) => Promise<void>;
}

/** Plain pages are stops of the tour. */
const SCREENS: readonly Screen[] = [
  { name: 'the landing page with the sign-in panel', path: '/', prepare: openSignIn },
  { name: 'the form for a forgotten password', path: '/', prepare: openForgotten },
  { name: 'the user menu', path: '/profile', account: 'admin', prepare: openUserMenu },
];

async function openSignIn(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('dialog', { name: 'Welcome back' }).waitFor();
}

async function openForgotten(page: Page): Promise<void> {
  await openSignIn(page);
  await page.getByRole('button', { name: 'Forgot your password?' }).click();
}

async function openUserMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: /open user menu/ }).click();
  await page.getByRole('menu').waitFor();
}

const hasSidewaysScroll = (page: Page) =>
  page.evaluate('document.documentElement.scrollWidth > document.documentElement.clientWidth');

for (const { name, path, account, prepare } of SCREENS)
  test.describe(name, () => {
    test.beforeEach(async ({ page, signIn }) => {
      if (account) await signIn(account);
      await page.goto(path);
      await page.waitForLoadState('networkidle');
    });

    test('breaks no rule of WCAG 2.2 AA in either theme', async ({ page }) => {
      // The longest page takes a busy machine a minute.
      test.slow();
      for (const theme of ['light', 'dark']) {
        await page.evaluate(`localStorage.setItem('theme', '${theme}')`);
        await page.reload({ waitUntil: 'networkidle' });
        await prepare(page);
        await axe(page, `${theme} theme`);
      }
    });

    // 640 px is a desktop at 200 %, 320 px one at 400 %.
    for (const width of [320, 360, 640])
      test(`needs no sideways scrolling at ${width} px`, async ({ page }) => {
        await page.setViewportSize({ width, height: 720 });
        await prepare(page);
        expect(await hasSidewaysScroll(page)).toBe(false);
        await page.evaluate("document.documentElement.dataset.text = 'extra-large'");
        expect(await hasSidewaysScroll(page)).toBe(false);
      });
  });

test('the drawer breaks no rule of WCAG 2.2 AA', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 360, height: 720 });
  await signIn('learner');
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('dialog', { name: 'Menu' }).waitFor();
  await axe(page, 'drawer');
});

test('a destructive toast breaks no rule of WCAG 2.2 AA', async ({ page, signIn, allowConsoleErrors }) => {
  allowConsoleErrors(/500/);
  await signIn('learner');
  await page.route('**/api/auth/logout', (route) => route.fulfill({ status: 500, body: 'No.' }));
  await page.goto('/profile');
  await openUserMenu(page);
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await page.getByRole('alert').filter({ hasText: 'Failed to logout' }).waitFor();
  await axe(page, 'toast');
});

test('motion stops for people who ask for less of it', async ({ page, signIn }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signIn('learner');
  await page.goto('/profile');
  await openUserMenu(page);
  await expect(page.getByRole('menu')).toHaveCSS('animation-duration', /^0m?s$/);
});

test('the keyboard reaches the content past the navigation in one step', async ({ page, signIn }) => {
  await signIn('learner');
  await page.goto('/profile');
  await page.getByRole('heading', { name: 'Naledi Mokoena' }).waitFor();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});
