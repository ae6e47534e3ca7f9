import { expect, type Page, test } from '../../room/test.ts';

const allOf = (page: Page) => page.line.read('GET /api/achievements');
const earnedOf = (page: Page) => page.line.read('GET /api/achievements/user');
const badge = (page: Page, name: string) =>
  page
    .getByRole('tabpanel')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name, exact: true }) });
const figure = (page: Page, label: string) =>
  page
    .locator('dl > div')
    .filter({ has: page.getByRole('term').filter({ hasText: label }) })
    .getByRole('definition');

test.beforeEach(async ({ signInAsDemo }) => void (await signInAsDemo('learner')));

test('ACH-02 ACH-03 ACH-04 ACH-05 ACH-07 the page counts what the learner has earned', async ({ page }) => {
  const [all, earned] = [await allOf(page), await earnedOf(page)];
  const own = all.filter(({ id }) => earned.some(({ achievementId }) => achievementId === id));
  await page.goto('/achievements');
  expect(
    page.getByRole('heading', { name: `${own.length}/${all.length} Achievements Unlocked` }),
  ).toBeVisible();
  expect(figure(page, 'Completion')).toHaveText(`${Math.round((100 * own.length) / all.length)}%`);
  expect(figure(page, 'Coins earned')).toHaveText(
    `${own.reduce((sum, { coinReward }) => sum + coinReward, 0)}`,
  );
  expect(figure(page, 'Remaining')).toHaveText(`${all.length - own.length}`);
  expect(figure(page, 'Recent')).toBeVisible();
  const categories = page.getByRole('list', { name: 'Categories' }).getByRole('listitem');
  expect(categories).toHaveCount(4);
  for (const [index, category] of ['learning', 'social', 'milestone', 'special'].entries()) {
    const total = all.filter((each) => each.category === category).length;
    const count = own.filter((each) => each.category === category).length;
    expect(categories.nth(index)).toContainText(`${count}/${total}`);
    expect(categories.nth(index)).toContainText(`${Math.round((100 * count) / total)}%`);
  }
  expect(page.getByRole('region', { name: 'Nearest to you' }).getByRole('listitem')).toHaveCount(3);
});

test('ACH-08 ACH-09 ACH-10 ACH-11 ACH-19 words, category and rarity filter both tabs', async ({ page }) => {
  const [all, earned] = [await allOf(page), await earnedOf(page)];
  await page.goto('/achievements');
  expect(page.getByRole('tab', { name: `Earned (${earned.length})` })).toBeVisible();
  const week = badge(page, 'Week Warrior');
  expect(week).toContainText('Learn 7 days in a row');
  expect(week).toContainText('Uncommon');
  expect(week).toContainText('50 coins');
  await page.getByRole('searchbox', { name: 'Search achievements' }).fill('7 DAYS');
  expect(page.getByRole('tabpanel').getByRole('listitem')).toHaveCount(1);
  await page.getByRole('combobox', { name: 'Category' }).selectOption('social');
  expect(page.getByRole('tabpanel')).toContainText('No badge fits these filters.');
  await page.getByRole('searchbox', { name: 'Search achievements' }).fill('');
  await page.getByRole('combobox', { name: 'Rarity' }).selectOption('legendary');
  const expected = all.filter(({ category, rarity }) => category === 'social' && rarity === 'legendary');
  expect(expected.length).toBeGreaterThan(0);
  await page.getByRole('tab', { name: `Available (${expected.length})` }).click();
  for (const { name } of expected) expect(badge(page, name)).toBeVisible();
});

test('ACH-12 ACH-13 empty tabs say so', async ({ page }) => {
  const all = await allOf(page);
  page.line.answer('GET /api/achievements/user', () => []);
  await page.goto('/achievements');
  expect(page.getByRole('heading', { name: 'No achievements yet' })).toBeVisible();
  expect(page.getByText('Start learning to earn your first badge!')).toBeVisible();
  // ACH-14: a listed achievement is earned, whatever its progress.
  page.line.answer('GET /api/achievements/user', () =>
    all.map(({ id }) => ({ achievementId: id, earnedAt: '2026-01-01T10:00:00Z', progress: 1 })),
  );
  await page.reload();
  await page.getByRole('tab', { name: 'Available (0)' }).click();
  expect(page.getByRole('heading', { name: 'All done!' })).toBeVisible();
  expect(page.getByText("You've earned all available achievements!")).toBeVisible();
});

test('ACH-01 whose sign-in has ended reads that they have to sign in', async ({ page }) => {
  page.line.reply(
    'GET /api/achievements/user',
    401,
    JSON.stringify({ code: 'not-signed-in', detail: 'Please sign in first.' }),
    'application/problem+json',
  );
  await page.goto('/achievements');
  expect(page.getByText('Sign in to view achievements')).toBeVisible();
});

test('a badge has a page, and a public one only while its owner wants it', async ({
  page,
  signInAsNew,
  signInAsDemo,
}) => {
  await page.goto('/achievements');
  await page.getByRole('link', { name: 'Week Warrior' }).click();
  expect(page.getByText(/^Earned on /)).toBeVisible();
  const name = page.getByRole('textbox', { name: 'Name on the page' });
  const share = page.getByRole('button', { name: 'Make a public page' });
  await name.fill('voetsek');
  await share.click();
  expect(page.getByText('Please choose a name that everybody can read with pleasure.')).toBeVisible();
  await name.fill('Thandi');
  await share.click();
  const own = page.address();
  const shared =
    page
      .getByRole('link', { name: /\/badge\// })
      .element()
      .getAttribute('href') ?? '';

  await signInAsNew('learner');
  await page.goto(shared);
  expect(page.getByRole('heading', { name: 'Week Warrior' })).toBeVisible();
  expect(page.getByText('Thandi earned this badge on')).toBeVisible();
  expect(page.getByText('Learned 7 days in a row.')).toBeVisible();

  await signInAsDemo('learner');
  await page.goto(own);
  await page.getByRole('button', { name: 'Remove the page' }).click();
  expect(share).toBeVisible();
  await page.goto(shared);
  expect(page.getByText('Thandi earned this badge on')).toHaveCount(0);
});
