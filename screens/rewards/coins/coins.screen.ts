import { addClaimableActivities, addCoins, completeCourses } from '../../room/records/coins.ts';
import { expect, type Page, test } from '../../room/test.ts';

const coinsOf = (page: Page) => page.line.read('GET /api/coins');
const purse = (page: Page) => page.getByRole('region', { name: 'Your purse' });
const claim = (page: Page, action: string) => page.getByRole('button', { name: `coins: ${action}` });
const redeem = (page: Page, name: string) => page.getByRole('button', { name: `Redeem ${name}` });
const log = (page: Page) => page.getByRole('list', { name: 'The latest entries' }).getByRole('listitem');

test('COIN-01 COIN-02 COIN-03 the purse shows balance, earned, courses and streak', async ({
  page,
  signInAsDemo,
}) => {
  await signInAsDemo('learner');
  await page.goto('/crypto');
  expect(page.getByRole('heading', { name: 'Crypto Dashboard' })).toBeVisible();
  expect(purse(page).getByRole('heading', { name: 'Nexii Coin Dashboard' })).toBeVisible();
  expect(purse(page)).toContainText('Your educational rewards and achievements');
  for (const figure of ['2750', '5250', '12', '7 days']) expect(purse(page)).toContainText(figure);
  expect(page.getByText('Points without cash value')).toBeVisible();
});

test('COIN-04 COIN-06 five activities to claim and five rewards, the workshop locked', async ({
  page,
  signInAsDemo,
}) => {
  await signInAsDemo('learner');
  await page.goto('/crypto');
  const earn = page.getByRole('region', { name: 'Earn' }).getByRole('listitem');
  expect(earn).toHaveCount(5);
  for (const [index, words] of [
    ['Complete a course module', '+50'],
    ['Achieve 7-day streak', '+100'],
    ['Pass assessment (>80%)', '+200'],
    ['Refer a friend', '+150'],
    ['Complete full course', '+500'],
  ].entries())
    for (const word of [...words, /\d+ to claim/, 'Claim']) expect(earn.nth(index)).toContainText(word);
  const rewards = page.getByRole('region', { name: 'Redeem Rewards' }).getByRole('listitem');
  for (const [index, words] of [
    ['Premium Course Access', '1000', 'Redeem'],
    ['1-on-1 Mentorship Session', '2500', 'Redeem'],
    ['Certificate of Completion', '500', 'Redeem'],
    ['Advanced AI Workshop', '3000', 'Locked', '15 courses'],
    ['Career Consultation', '1500', 'Redeem'],
  ].entries())
    for (const word of words) expect(rewards.nth(index)).toContainText(word);
});

test('COIN-08 COIN-09 COIN-10 the progress panel shows milestone, monthly goal and multiplier', async ({
  page,
  signInAsDemo,
}) => {
  await signInAsDemo('learner');
  await page.goto('/crypto');
  const progress = page.getByRole('region', { name: 'Progress' });
  for (const words of [
    'Next milestone: 15 courses',
    'Monthly Goal: 5/10 courses',
    'Bonus multiplier: 1.5x',
    'Three more courses',
  ])
    expect(progress).toContainText(words);
});

test('COIN-13 COIN-14 COIN-15 claiming adds the reward and an entry, and says so; a double click claims once', async ({
  page,
  signInAsNew,
}) => {
  const person = await signInAsNew('learner');
  await addCoins(person, 300);
  await addClaimableActivities(person, 'module', 12);
  for (let entry = 0; entry < 10; entry += 1)
    await page.line.send('POST /api/coins/claims', { activity: 'module' });
  await page.goto('/crypto');
  await claim(page, 'Complete a course module').dblclick();
  expect(page.getByText('Reward Claimed!')).toBeVisible();
  expect(page.getByText('You gained 50 coins')).toBeVisible();
  expect(purse(page)).toContainText('850');
  expect(log(page)).toHaveCount(10);
  expect(log(page).first()).toContainText('+50');
  expect(log(page).first()).toContainText('Complete a course module');
  expect(await coinsOf(page)).toMatchObject({ balance: 850, earned: 850, spent: 0 });
});

test('COIN-16 COIN-24 the same activity can be claimed again, and a reload shows the same', async ({
  page,
  signInAsNew,
}) => {
  const person = await signInAsNew('learner');
  await addCoins(person, 300);
  await addClaimableActivities(person, 'module', 3);
  await page.goto('/crypto');
  for (const balance of ['350', '400']) {
    await claim(page, 'Complete a course module').click();
    expect(purse(page)).toContainText(balance);
  }
  await page.reload();
  expect(purse(page)).toContainText('400');
});

test('COIN-18 with nothing left Claim says what to do and changes nothing', async ({ page, signInAsNew }) => {
  await signInAsNew('learner');
  await page.goto('/crypto');
  expect(page.getByText('No coins yet')).toBeVisible();
  await claim(page, 'Refer a friend').click();
  expect(page.getByText('Nothing to claim yet')).toBeVisible();
  expect(page.getByText('Share your waiting list link').last()).toBeVisible();
  expect(await coinsOf(page)).toMatchObject({ balance: 0, earned: 0 });
});

test('COIN-21 COIN-23 a locked reward says that it is locked, not that coins are missing', async ({
  page,
  signInAsNew,
}) => {
  await signInAsNew('learner');
  await page.goto('/crypto');
  await page.getByRole('button', { name: 'Locked: Advanced AI Workshop' }).click();
  expect(page.getByText('Reward Locked')).toBeVisible();
  expect(page.getByText('Complete more courses to unlock this reward')).toBeVisible();
  expect(page.getByText('Insufficient Balance')).toHaveCount(0);
});

test('COIN-22 a balance below the cost says how many coins are missing', async ({ page, signInAsNew }) => {
  await addCoins(await signInAsNew('learner'), 120);
  await page.goto('/crypto');
  await redeem(page, 'Certificate of Completion').click();
  expect(page.getByText('Insufficient Balance')).toBeVisible();
  expect(page.getByText('You need 380 more NEXII coins')).toBeVisible();
});

test('COIN-19 COIN-20 a certificate is ordered for a completed course, and staff send it', async ({
  page,
  signInAsNew,
}) => {
  const person = await signInAsNew('learner');
  await addCoins(person, 2750);
  await completeCourses(person, 'ai-fundamentals');
  await page.goto('/crypto');
  await redeem(page, 'Certificate of Completion').click();
  const dialog = page.getByRole('dialog', { name: 'Certificate of Completion' });
  await dialog.getByLabel('Completed course').selectOption('AI Fundamentals');
  await dialog.getByLabel('Postal address').fill(`${person.username}, 14 Vilakazi Street, Soweto, 1804`);
  await dialog.getByRole('button', { name: 'Redeem 500 coins' }).click();
  expect(page.getByText('Reward Redeemed!')).toBeVisible();
  expect(page.getByText(/Certificate of Completion: we print/)).toBeVisible();
  expect(purse(page)).toContainText('2250');
  expect(log(page).first()).toContainText('−500');
  expect(log(page).first()).toContainText('Redeemed: Certificate of Completion');
  expect(await coinsOf(page)).toMatchObject({ balance: 2250, earned: 2750, spent: 500 });

  await signInAsNew('administrator');
  await page.goto('/');
  await page.getByRole('link', { name: /Reward requests/ }).click();
  expect(page).toHaveURL('/admin/rewards');
  const request = page
    .getByRole('region', { name: 'Reward requests' })
    .getByRole('listitem')
    .filter({ hasText: `${person.username}, 14 Vilakazi Street, Soweto, 1804` });
  await request.getByRole('button', { name: 'Mark as sent' }).click();
  expect(page.getByText('Request Fulfilled')).toBeVisible();
  expect(request).toHaveCount(0);
});

test('a consultation is accepted with a date, and returned with the coins', async ({ page, signInAsNew }) => {
  const person = await signInAsNew('learner');
  await addCoins(person, 2000);
  const note = `My first job in data, ${person.username}`;
  await page.goto('/crypto');
  await redeem(page, 'Career Consultation').click();
  const dialog = page.getByRole('dialog', { name: 'Career Consultation' });
  await dialog.getByLabel('What would you like to talk about?').fill(note);
  await dialog.getByRole('button', { name: 'Redeem 1500 coins' }).click();
  expect(page.getByText(/Career Consultation: we have your request/)).toBeVisible();
  expect(purse(page)).toContainText('500');

  await signInAsNew('administrator');
  await page.goto('/admin/rewards');
  const request = page.getByRole('listitem').filter({ hasText: note });
  await request.getByRole('button', { name: 'Accept with a date' }).click();
  const accept = page.getByRole('dialog', { name: 'Accept with a date' });
  const inAWeek = new Date(Date.now() + 7 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
  await accept.getByLabel('Day').fill(inAWeek);
  await accept.getByRole('button', { name: 'Accept', exact: true }).click();
  expect(page.getByText('Request Accepted')).toBeVisible();
  expect(request).toContainText('10:00 SAST');
  await request.getByRole('button', { name: 'Return the coins' }).click();
  const back = page.getByRole('dialog', { name: 'Return the coins' });
  const reason = `Our adviser is ill, ${person.username}.`;
  await back.getByLabel('Reason').fill(reason);
  await back.getByRole('button', { name: 'Return 1500 coins' }).click();
  expect(page.getByText('Coins Returned').first()).toBeVisible();
  expect(page.getByRole('region', { name: 'Recently settled' })).toContainText(reason);

  page.line.setCookie(person.cookie);
  await page.goto('/crypto');
  expect(purse(page)).toContainText('2000');
  expect(page.getByRole('region', { name: 'Your rewards' })).toContainText(reason);
});

test('Premium Course Access takes no coins for courses that are free', async ({ page, signInAsNew }) => {
  await addCoins(await signInAsNew('learner'), 1000);
  await page.goto('/crypto');
  await redeem(page, 'Premium Course Access').click();
  const dialog = page.getByRole('dialog', { name: 'Premium Course Access' });
  expect(dialog.getByText(/no course to spend coins on right now/)).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Redeem 1000 coins' })).toBeDisabled();
});

test('COIN-11 the list keeps ten, the statement has all of them page by page', async ({
  page,
  signInAsDemo,
}) => {
  await signInAsDemo('learner');
  await page.goto('/crypto');
  expect(log(page)).toHaveCount(10);
  await page.getByRole('button', { name: 'Show statement' }).click();
  expect(page.getByRole('list', { name: 'Statement, page 1' }).getByRole('listitem')).toHaveCount(25);
  await page.getByRole('button', { name: 'Older' }).click();
  expect(page.getByRole('list', { name: 'Statement, page 2' })).toBeVisible();
});

test('without its answer the page says so and tries again', async ({ page, signInAsNew }) => {
  await signInAsNew('learner');
  page.line.fail('GET /api/coins', 503);
  await page.goto('/crypto');
  expect(page.getByText('Your coins did not load.')).toBeVisible();
  page.line.mend('GET /api/coins');
  await page.getByRole('button', { name: 'Try again' }).click();
  expect(purse(page)).toBeVisible();
});
