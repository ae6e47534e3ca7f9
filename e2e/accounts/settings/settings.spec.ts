import type { Page } from '@playwright/test';
import { axe, expect, test } from '../../fixtures.ts';

const panel = (page: Page) => page.getByRole('tabpanel');

test('SET-01 the settings have four tabs, each with an address, reached by the keyboard', async ({
  page,
  signIn,
}) => {
  await signIn('learner');
  await page.goto('/settings');
  const tabs = page.getByRole('tab');
  await expect(tabs).toHaveText(['Account', 'Security', 'Accessibility', 'Preferences']);
  await tabs.first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(/\?tab=security$/);
  await page.reload();
  await expect(page.getByRole('tab', { name: 'Security' })).toHaveAttribute('aria-selected', 'true');
});

test('SET-20 with the largest text and the mode on, a phone scrolls in one direction only', {
  tag: '@journey',
}, async ({ page, signIn }) => {
  test.slow();
  await signIn('learner');
  await page.setViewportSize({ width: 320, height: 640 });
  await page.addInitScript(() => {
    localStorage.setItem('fontSize', 'extra-large');
    localStorage.setItem('accessibilityMode', 'true');
  });
  for (const tab of ['account', 'security', 'accessibility', 'preferences']) {
    await page.goto(`/settings?tab=${tab}`);
    await expect(panel(page).getByRole('heading').first()).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    await axe(page, `${tab}, enhanced`);
  }
});
