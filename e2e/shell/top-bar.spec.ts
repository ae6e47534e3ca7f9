import { expect, test } from '../fixtures.ts';

test.describe('the clock', () => {
  test.use({ timezoneId: 'America/New_York' });
  test("SHELL-01 SHELL-39 shows the time of Johannesburg whatever the browser's zone", async ({
    page,
    signIn,
  }) => {
    await signIn('learner');
    await page.clock.install({ time: new Date('2026-07-01T21:59:30Z') });
    await page.goto('/');
    await expect(page.getByText('23:59 SAST')).toBeVisible();
    await page.clock.fastForward(31_000);
    await expect(page.getByText('00:00 SAST')).toBeVisible();
  });
});

test.describe('the theme', () => {
  for (const colorScheme of ['light', 'dark'] as const)
    test(`SHELL-57 follows a ${colorScheme} system while nothing is stored`, async ({ page, signIn }) => {
      await page.emulateMedia({ colorScheme });
      await signIn('learner');
      for (const path of ['/', '/profile']) {
        await page.goto(path);
        const expected = colorScheme === 'dark' ? 'rgb(11, 16, 38)' : 'rgb(248, 246, 241)';
        await expect(page.locator('body')).toHaveCSS('background-color', expected);
      }
      expect(await page.evaluate("localStorage.getItem('theme')")).toBeNull();
    });

  test('SHELL-56 SHELL-58 switches on every screen, is stored under theme and survives a reload', async ({
    page,
    signIn,
  }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto('/');
    await page.getByRole('button', { name: 'Dark theme' }).click();
    expect(await page.evaluate("localStorage.getItem('theme')")).toBe('dark');
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await signIn('learner');
    await page.goto('/profile');
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(11, 16, 38)');
    await page.getByRole('button', { name: 'Light theme' }).click();
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(248, 246, 241)');
    expect(await page.evaluate("localStorage.getItem('theme')")).toBe('light');
  });

  test('SHELL-58 stored as system follows the system', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.addInitScript("localStorage.setItem('theme', 'system')");
    await page.goto('/');
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(11, 16, 38)');
    await page.emulateMedia({ colorScheme: 'light' });
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(248, 246, 241)');
  });

  test('SHELL-59 is taken over from another tab without reload', async ({ page, context, signIn }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await signIn('learner');
    await page.goto('/profile');
    const other = await context.newPage();
    await other.emulateMedia({ colorScheme: 'light' });
    await other.goto('/');
    await other.getByRole('button', { name: 'Dark theme' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(page.getByRole('button', { name: 'Light theme' })).toBeVisible();
  });
});
