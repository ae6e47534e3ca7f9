import type { Page } from '@playwright/test';
import { axe, expect, expectAccessibleInBothThemes, test } from '../fixtures.ts';

// One learner, one purse: these journeys come one after the other.
test.describe.configure({ mode: 'serial' });
// A worker of the product would hide requests from the routes of these tests.
test.use({ serviceWorkers: 'block' });

interface Coins {
  balance: number;
  earned: number;
  spent: number;
  activities: { id: string; waiting: number }[];
}

const coinsOf = async (page: Page): Promise<Coins> => (await page.request.get('/api/coins')).json();
const purse = (page: Page) => page.getByRole('region', { name: 'Your purse' });
const claim = (page: Page, action: string) => page.getByRole('button', { name: `coins: ${action}` });
const redeem = (page: Page, name: string) => page.getByRole('button', { name: `Redeem ${name}` });
const log = (page: Page) => page.getByRole('list', { name: 'The latest entries' }).getByRole('listitem');

test.beforeEach(async ({ signIn, page }) => {
  await signIn('learner');
  await page.goto('/crypto');
  await expect(purse(page)).toBeVisible();
});

test('COIN-01 COIN-02 COIN-03 the purse shows balance, earned, courses and streak', async ({ page }) => {
  await expect(page.getByRole('heading', { name: 'Crypto Dashboard' })).toBeVisible();
  await expect(purse(page).getByRole('heading', { name: 'Nexii Coin Dashboard' })).toBeVisible();
  await expect(purse(page)).toContainText('Your educational rewards and achievements');
  for (const figure of ['2750', '5250', '12', '7 days']) await expect(purse(page)).toContainText(figure);
  await expect(page.getByText('Points without cash value')).toBeVisible();
});

test('COIN-04 COIN-06 five activities to claim and five rewards, the workshop locked', async ({ page }) => {
  const earn = page.getByRole('region', { name: 'Earn' }).getByRole('listitem');
  await expect(earn).toHaveCount(5);
  for (const [index, words] of [
    ['Complete a course module', '+50'],
    ['Achieve 7-day streak', '+100'],
    ['Pass assessment (>80%)', '+200'],
    ['Refer a friend', '+150'],
    ['Complete full course', '+500'],
  ].entries())
    for (const word of [...words, /\d+ to claim/, 'Claim']) await expect(earn.nth(index)).toContainText(word);
  const rewards = page.getByRole('region', { name: 'Redeem Rewards' }).getByRole('listitem');
  for (const [index, words] of [
    ['Premium Course Access', '1000', 'Redeem'],
    ['1-on-1 Mentorship Session', '2500', 'Redeem'],
    ['Certificate of Completion', '500', 'Redeem'],
    ['Advanced AI Workshop', '3000', 'Locked', '15 courses'],
    ['Career Consultation', '1500', 'Redeem'],
  ].entries())
    for (const word of words) await expect(rewards.nth(index)).toContainText(word);
});

test('COIN-08 COIN-09 COIN-10 the progress panel shows milestone, monthly goal and multiplier', async ({
  page,
}) => {
  const progress = page.getByRole('region', { name: 'Progress' });
  for (const words of [
    'Next milestone: 15 courses',
    'Monthly Goal: 5/10 courses',
    'Bonus multiplier: 1.5x',
    'Three more courses',
  ])
    await expect(progress).toContainText(words);
});

test('COIN-13 COIN-14 COIN-15 claiming adds the reward and an entry, and says so; a double click claims once', async ({
  page,
}) => {
  const before = await coinsOf(page);
  await claim(page, 'Complete a course module').dblclick();
  await expect(page.getByText('Reward Claimed!')).toBeVisible();
  await expect(page.getByText('You gained 50 coins')).toBeVisible();
  await expect(purse(page)).toContainText(String(before.balance + 50));
  await expect(purse(page)).toContainText(String(before.earned + 50));
  await expect(log(page)).toHaveCount(10);
  await expect(log(page).first()).toContainText('+50');
  await expect(log(page).first()).toContainText('Complete a course module');
  expect(await coinsOf(page)).toMatchObject({ balance: before.balance + 50, spent: before.spent });
});

test('COIN-16 COIN-24 the same activity can be claimed again, and a reload shows the same', async ({
  page,
}) => {
  const before = await coinsOf(page);
  for (const times of [1, 2]) {
    await claim(page, 'Complete a course module').click();
    await expect(purse(page)).toContainText(String(before.balance + 50 * times));
  }
  await page.reload();
  await expect(purse(page)).toContainText(String(before.balance + 100));
});

test('COIN-18 with nothing left Claim says what to do and changes nothing', async ({
  page,
  signIn,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(/409/);
  await signIn('trainer');
  await page.reload();
  await expect(page.getByText('No coins yet')).toBeVisible();
  await claim(page, 'Refer a friend').click();
  await expect(page.getByText('Nothing to claim yet')).toBeVisible();
  await expect(page.getByText('Share your waiting list link').last()).toBeVisible();
  expect(await coinsOf(page)).toMatchObject({ balance: 0, earned: 0 });
});

test('COIN-21 COIN-23 a locked reward says that it is locked, not that coins are missing', async ({
  page,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(/409/);
  await page.getByRole('button', { name: 'Locked: Advanced AI Workshop' }).click();
  await expect(page.getByText('Reward Locked')).toBeVisible();
  await expect(page.getByText('Complete more courses to unlock this reward')).toBeVisible();
});

test('COIN-22 a balance below the cost says how many coins are missing', async ({
  page,
  signIn,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(/409/);
  await signIn('trainer');
  await page.reload();
  await redeem(page, 'Certificate of Completion').click();
  await expect(page.getByText('Insufficient Balance')).toBeVisible();
  await expect(page.getByText('You need 500 more NEXII coins')).toBeVisible();
});

test('COIN-19 COIN-20 a certificate is ordered for a completed course, and staff send it', async ({
  page,
  signIn,
}) => {
  const before = await coinsOf(page);
  await redeem(page, 'Certificate of Completion').click();
  const dialog = page.getByRole('dialog', { name: 'Certificate of Completion' });
  await dialog.getByLabel('Completed course').selectOption({ index: 1 });
  await dialog.getByLabel('Postal address').fill('Naledi Mokoena, 14 Vilakazi Street, Soweto, 1804');
  await axe(page, 'certificate dialog');
  await dialog.getByRole('button', { name: 'Redeem 500 coins' }).click();
  await expect(page.getByText('Reward Redeemed!')).toBeVisible();
  await expect(page.getByText(/Certificate of Completion: we print/)).toBeVisible();
  await expect(purse(page)).toContainText(String(before.balance - 500));
  await expect(log(page).first()).toContainText('−500');
  await expect(log(page).first()).toContainText('Redeemed: Certificate of Completion');
  expect(await coinsOf(page)).toMatchObject({ earned: before.earned, spent: before.spent + 500 });

  await signIn('admin');
  await page.goto('/');
  await page.getByRole('link', { name: /Reward requests/ }).click();
  await expect(page).toHaveURL('/admin/rewards');
  const request = page
    .getByRole('region', { name: 'Reward requests' })
    .getByRole('listitem')
    .filter({ hasText: '14 Vilakazi Street, Soweto, 1804' });
  await request.getByRole('button', { name: 'Mark as sent' }).click();
  await expect(page.getByText('Request Fulfilled')).toBeVisible();
  await expect(request).toHaveCount(0);
});

test('a consultation is accepted with a date, and returned with the coins', async ({ page, signIn }) => {
  const before = await coinsOf(page);
  await redeem(page, 'Career Consultation').click();
  const dialog = page.getByRole('dialog', { name: 'Career Consultation' });
  await dialog.getByLabel('What would you like to talk about?').fill('My first job in data');
  await dialog.getByRole('button', { name: 'Redeem 1500 coins' }).click();
  await expect(page.getByText(/Career Consultation: we have your request/)).toBeVisible();

  await signIn('admin');
  await page.goto('/admin/rewards');
  const request = page.getByRole('listitem').filter({ hasText: 'My first job in data' });
  await request.getByRole('button', { name: 'Accept with a date' }).click();
  const accept = page.getByRole('dialog', { name: 'Accept with a date' });
  const inAWeek = new Date(Date.now() + 7 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
  await accept.getByLabel('Day').fill(inAWeek);
  await accept.getByRole('button', { name: 'Accept', exact: true }).click();
  await expect(page.getByText('Request Accepted')).toBeVisible();
  await expect(request).toContainText('10:00 SAST');
  await expectAccessibleInBothThemes(page);
  await request.getByRole('button', { name: 'Return the coins' }).click();
  const back = page.getByRole('dialog', { name: 'Return the coins' });
  await back.getByLabel('Reason').fill('Our adviser is ill.');
  await axe(page, 'return dialog');
  await back.getByRole('button', { name: 'Return 1500 coins' }).click();
  await expect(page.getByText('Coins Returned').first()).toBeVisible();
  await expect(page.getByRole('region', { name: 'Recently settled' })).toContainText('Our adviser is ill.');

  await signIn('learner');
  await page.goto('/crypto');
  await expect(purse(page)).toContainText(String(before.balance));
  await expect(page.getByRole('region', { name: 'Your rewards' })).toContainText('Our adviser is ill.');
});

test('Premium Course Access enrols in the chosen course', { tag: '@journey' }, async ({ page }) => {
  await redeem(page, 'Premium Course Access').click();
  const dialog = page.getByRole('dialog', { name: 'Premium Course Access' });
  await dialog.getByLabel('Course').selectOption('sql-and-tables');
  await dialog.getByRole('button', { name: 'Redeem 1000 coins' }).click();
  await expect(page.getByText(/you have a place in/)).toBeVisible();
  const progress = await page.request.get('/api/courses/sql-and-tables/progress');
  expect(await progress.json()).toMatchObject({ isEnrolled: true });
});

test('COIN-11 the list keeps ten, the statement has all of them page by page and as a file', async ({
  page,
}) => {
  await expect(log(page)).toHaveCount(10);
  await page.getByRole('button', { name: 'Show statement' }).click();
  await expect(page.getByRole('list', { name: 'Statement, page 1' }).getByRole('listitem')).toHaveCount(25);
  await page.getByRole('button', { name: 'Older' }).click();
  await expect(page.getByRole('list', { name: 'Statement, page 2' })).toBeVisible();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download CSV' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('nexii-coins.csv');
});

test('without its answer the page says so and tries again', async ({ page, signIn, allowConsoleErrors }) => {
  allowConsoleErrors(/503/);
  // The device has kept the learner's answer; it has none of the trainer's.
  await signIn('trainer');
  await page.route('**/api/coins', (route) => route.fulfill({ status: 503, body: 'Resting.' }));
  await page.reload();
  await expect(page.getByText('Your coins did not load.')).toBeVisible();
  await page.unroute('**/api/coins');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(purse(page)).toBeVisible();
});
