import type { Page } from '@playwright/test';
import { axe, expect, expectAccessibleInBothThemes, test } from '../fixtures.ts';

// A worker of the product would hide requests from the routes of these tests.
test.use({ serviceWorkers: 'block' });

interface Achievement {
  id: number;
  name: string;
  description: string;
  category: string;
  rarity: string;
  coinReward: number;
}

const allOf = async (page: Page): Promise<Achievement[]> =>
  (await page.request.get('/api/achievements')).json();
const earnedOf = async (page: Page): Promise<{ achievementId: number; earnedAt: string }[]> =>
  (await page.request.get('/api/achievements/user')).json();
const badge = (page: Page, name: string) =>
  page
    .getByRole('tabpanel')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name, exact: true }) });
const figure = (page: Page, label: string) =>
  page.getByRole('term').filter({ hasText: label }).locator('..').getByRole('definition');

test.beforeEach(async ({ signIn }) => signIn('learner'));

test('ACH-02 ACH-03 ACH-04 ACH-05 ACH-07 the page counts what the learner has earned', async ({ page }) => {
  const [all, earned] = [await allOf(page), await earnedOf(page)];
  const own = all.filter(({ id }) => earned.some(({ achievementId }) => achievementId === id));
  await page.goto('/achievements');
  await expect(
    page.getByRole('heading', { name: `${own.length}/${all.length} Achievements Unlocked` }),
  ).toBeVisible();
  await expect(figure(page, 'Completion')).toHaveText(`${Math.round((100 * own.length) / all.length)}%`);
  await expect(figure(page, 'Coins earned')).toHaveText(
    `${own.reduce((sum, { coinReward }) => sum + coinReward, 0)}`,
  );
  await expect(figure(page, 'Remaining')).toHaveText(`${all.length - own.length}`);
  await expect(figure(page, 'Recent')).toBeVisible();
  const categories = page.getByRole('list', { name: 'Categories' }).getByRole('listitem');
  await expect(categories).toHaveCount(4);
  for (const [index, category] of ['learning', 'social', 'milestone', 'special'].entries()) {
    const total = all.filter((each) => each.category === category).length;
    const count = own.filter((each) => each.category === category).length;
    await expect(categories.nth(index)).toContainText(`${count}/${total}`);
    await expect(categories.nth(index)).toContainText(`${Math.round((100 * count) / total)}%`);
  }
  await expect(page.getByRole('region', { name: 'Nearest to you' }).getByRole('listitem')).toHaveCount(3);
  await expectAccessibleInBothThemes(page);
});

test('ACH-08 ACH-09 ACH-10 ACH-11 ACH-19 words, category and rarity filter both tabs', async ({ page }) => {
  const [all, earned] = [await allOf(page), await earnedOf(page)];
  await page.goto('/achievements');
  await expect(page.getByRole('tab', { name: `Earned (${earned.length})` })).toBeVisible();
  const week = badge(page, 'Week Warrior');
  await expect(week).toContainText('Learn 7 days in a row');
  await expect(week).toContainText('Uncommon');
  await expect(week).toContainText('50 coins');
  await page.getByRole('searchbox', { name: 'Search achievements' }).fill('7 DAYS');
  await expect(page.getByRole('tabpanel').getByRole('listitem')).toHaveCount(1);
  await page.getByRole('combobox', { name: 'Category' }).selectOption('social');
  await expect(page.getByRole('tabpanel')).toContainText('No badge fits these filters.');
  await page.getByRole('searchbox', { name: 'Search achievements' }).fill('');
  await page.getByRole('combobox', { name: 'Rarity' }).selectOption('legendary');
  const wanted = all.filter(({ category, rarity }) => category === 'social' && rarity === 'legendary');
  await page.getByRole('tab', { name: `Available (${wanted.length})` }).click();
  for (const { name } of wanted) await expect(badge(page, name)).toBeVisible();
  await axe(page, 'filtered');
});

test('ACH-12 ACH-13 empty tabs say so', async ({ page }) => {
  const all = await allOf(page);
  await page.route('**/api/achievements/user', (route) => route.fulfill({ json: [] }));
  await page.goto('/achievements');
  await expect(page.getByRole('heading', { name: 'No achievements yet' })).toBeVisible();
  await expect(page.getByText('Start learning to earn your first badge!')).toBeVisible();
  await page.unroute('**/api/achievements/user');
  // ACH-14: in the list is earned, whatever the progress.
  const everything = all.map(({ id }) => ({
    achievementId: id,
    earnedAt: '2026-01-01T10:00:00Z',
    progress: 1,
  }));
  await page.route('**/api/achievements/user', (route) => route.fulfill({ json: everything }));
  await page.reload();
  await page.getByRole('tab', { name: 'Available (0)' }).click();
  await expect(page.getByRole('heading', { name: 'All done!' })).toBeVisible();
  await expect(page.getByText("You've earned all available achievements!")).toBeVisible();
});

test('ACH-01 whose sign-in has ended reads that they have to sign in', async ({
  page,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(/401/);
  await page.route('**/api/achievements/user', (route) =>
    route.fulfill({
      status: 401,
      contentType: 'application/problem+json',
      json: { code: 'not-signed-in', detail: 'Please sign in first.' },
    }),
  );
  await page.goto('/achievements');
  await expect(page.getByText('Sign in to view achievements')).toBeVisible();
});

test('a badge has a page of its own, and a public one only while its owner wants it', {
  tag: '@journey',
}, async ({ page, browser, baseURL, allowConsoleErrors }) => {
  allowConsoleErrors(/422/);
  await page.goto('/achievements');
  await page.getByRole('link', { name: 'Week Warrior' }).click();
  await expect(page.getByText(/^Earned on /)).toBeVisible();
  await page.getByRole('textbox', { name: 'Name on the page' }).fill('voetsek');
  await page.getByRole('button', { name: 'Make a public page' }).click();
  await expect(page.getByText('Please choose a name that everybody can read with pleasure.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Name on the page' }).fill('Thandi');
  await page.getByRole('button', { name: 'Make a public page' }).click();
  const href = await page.getByRole('link', { name: /\/badge\// }).getAttribute('href');
  await axe(page, 'shared');

  const elsewhere = await browser.newContext({ baseURL: baseURL ?? '', serviceWorkers: 'block' });
  const stranger = await elsewhere.newPage();
  await stranger.goto(`${href}`);
  await expect(stranger.getByRole('heading', { name: 'Week Warrior' })).toBeVisible();
  await expect(stranger.getByText('Thandi earned this badge on')).toBeVisible();
  await expect(stranger.getByText('Learned 7 days in a row.')).toBeVisible();
  await axe(stranger, 'public page');

  await page.getByRole('button', { name: 'Remove the page' }).click();
  await expect(page.getByRole('button', { name: 'Make a public page' })).toBeVisible();
  expect((await stranger.request.get(`/api/shared-badges/${href?.split('/').at(-1)}`)).status()).toBe(404);
  await elsewhere.close();
});
