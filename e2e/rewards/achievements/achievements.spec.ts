import { axe, expect, expectAccessibleInBothThemes, test } from '../../fixtures.ts';

// The product's service worker would hide requests from the routes of these tests.
test.use({ serviceWorkers: 'block' });

test.beforeEach(async ({ signIn }) => signIn('learner'));

test('a badge has a page, and a public one only while its owner wants it', async ({
  page,
  browser,
  baseURL,
  allowConsoleErrors,
}) => {
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

test('the achievements break no rule of WCAG 2.2 AA, all of them or filtered', async ({ page }) => {
  await page.goto('/achievements');
  await expect(page.getByRole('heading', { name: /Achievements Unlocked$/ })).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await page.getByRole('combobox', { name: 'Rarity' }).selectOption('legendary');
  await page.getByRole('tab', { name: /^Available/ }).click();
  await axe(page, 'filtered');
});
