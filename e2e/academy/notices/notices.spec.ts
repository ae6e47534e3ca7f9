import type { Page } from '@playwright/test';
import { sampleNotices } from '../../../screens/academy/notices/sample-notices.ts';
import { axe, expect, expectAccessibleInBothThemes, test } from '../../fixtures.ts';

// A service worker would respond instead of the network where a test changes a response.
test.use({ serviceWorkers: 'block' });

/** Makes the server return these notices. */
async function stageNotices(page: Page, notices: readonly object[]) {
  await page.route('**/api/auth/user', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ json: { ...(await answer.json()), unreadNotices: 3 } });
  });
  await page.route('**/api/notices*', (route) => route.fulfill({ json: { notices, next: null } }));
  await page.route('**/api/notices/read', (route) => route.fulfill({ status: 204 }));
  await page.route('**/api/achievements/user/news', (route) => route.fulfill({ json: [] }));
}

const bell = (page: Page) => page.getByRole('button', { name: /^Notices/ });

test('bell and page of notices break no rule of WCAG 2.2 AA and fit the narrowest phone', async ({
  page,
  signIn,
}) => {
  await signIn('learner');
  await stageNotices(page, sampleNotices(new Date()));
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto('/notices');
  await expect(page.getByRole('list', { name: 'Notices, page 1' }).getByRole('listitem')).toHaveCount(4);
  await expectAccessibleInBothThemes(page);
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(320);
  await bell(page).click();
  await expect(page.getByRole('dialog', { name: 'Notices' }).getByRole('listitem')).toHaveCount(4);
  await axe(page, 'bell');
  await page.keyboard.press('Escape');
  await expect(bell(page)).toBeFocused();
  await stageNotices(page, []);
  await page.goto('/notices');
  await expect(page.getByText(/badges, certificates, seats/)).toBeVisible();
  await axe(page, 'no notices');
});
