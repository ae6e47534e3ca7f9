import { expect, test } from '../room/test.ts';

test.describe('the page top bar', () => {
  test.beforeEach(async ({ signInAsDemo }) => signInAsDemo('learner'));

  test('SHELL-37 shows page title, search box, clock, theme toggle and user menu', async ({ page }) => {
    await page.goto('/');
    expect(page.getByRole('heading', { level: 1 })).toHaveText('Home');
    expect(page.getByRole('combobox', { name: 'Search' })).toBeVisible();
    // Home shows the times of events in the same way.
    expect(page.locator('.top-bar').getByText(/^\d\d:\d\d SAST$/)).toBeVisible();
    expect(page.getByRole('button', { name: 'Dark theme' })).toBeVisible();
    expect(page.getByRole('button', { name: /open user menu/ })).toBeVisible();
  });

  test('SHELL-41 SHELL-42 SHELL-43 titles the page by its path', async ({ page }) => {
    for (const [path, title] of [
      ['/training', 'Training Hub'],
      ['/career-path/ai-engineer', 'Career Path'],
      ['/achievements', 'NexusAI Academy'],
    ] as const) {
      await page.goto(path);
      expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    }
    expect(page).toHaveTitle('NexusAI Academy');
  });

  test('SHELL-40 every signed-in page ends with a footer', async ({ page }) => {
    for (const path of ['/', '/profile', '/training', '/admin']) {
      await page.goto(path);
      expect(page.getByRole('contentinfo')).toContainText('NexusAI Academy. Made in South Africa.');
    }
  });
});
