import { expect, test } from '../fixtures.ts';

// A service worker would serve the files that the tests block.
test.use({ serviceWorkers: 'block' });

test.describe('a page whose code does not arrive', () => {
  test('is fetched again by itself', { tag: '@journey' }, async ({ page, signIn, allowConsoleErrors }) => {
    allowConsoleErrors(/Failed to load resource/);
    await signIn('learner');
    await page.goto('/profile');
    await expect(page.getByRole('heading', { name: 'Naledi Mokoena' })).toBeVisible();
    let aborted = 0;
    await page.route('**/assets/help-page*', (route) => {
      aborted += 1;
      return aborted === 1 ? route.abort() : route.continue();
    });
    await page.getByRole('link', { name: 'Help', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'How can we help?' })).toBeVisible();
    expect(aborted).toBeGreaterThan(1);
  });

  test('is reported with the navigation in place, and comes when it can', async ({
    page,
    signIn,
    allowConsoleErrors,
  }) => {
    allowConsoleErrors(/Failed to load resource/, /did not load/);
    await signIn('learner');
    await page.goto('/profile');
    await expect(page.getByRole('heading', { name: 'Naledi Mokoena' })).toBeVisible();
    await page.route('**/assets/help-page*', (route) => route.abort());
    await page.getByRole('link', { name: 'Help', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'This page did not load' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Reload the academy' })).toBeVisible();
    await page.getByRole('link', { name: 'Home', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible();
    await page.getByRole('link', { name: 'Help', exact: true }).click();
    await page.unroute('**/assets/help-page*');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { name: 'How can we help?' })).toBeVisible();
  });
});
