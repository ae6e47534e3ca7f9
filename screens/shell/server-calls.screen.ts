import { expect, type Page, test } from '../room/test.ts';
import { openCalendar } from '../teaching/training/sessions.ts';

test.beforeEach(async ({ signInAsNew }) => signInAsNew('learner'));

const requestsTo = (page: Page, pattern: RegExp) => page.line.asked.filter((call) => pattern.test(call));

test('API-23 registering for a course is a call to the server', async ({ page }) => {
  await page.goto('/training');
  await page.getByRole('button', { name: 'Register for Course', exact: true }).click();
  await page
    .getByRole('dialog', { name: 'Course Registration' })
    .getByRole('button', { name: /^Register for / })
    .last()
    .click();
  const free = page.getByRole('button', { name: 'Take your free early-access place' });
  if (free.count() > 0) await free.click();
  expect(requestsTo(page, /^POST \/api\/courses\/[^/]+\/enrolments$/)).toHaveLength(1);
});

test('API-23 booking a session is a call to the server', async ({ page }) => {
  await openCalendar(page);
  await page.getByRole('button', { name: 'Attend' }).first().click();
  expect(requestsTo(page, /^POST \/api\/sessions\/[^/]+\/bookings$/)).toHaveLength(1);
});

test('API-23 the streak comes from the server', async ({ page, signInAsDemo }) => {
  await signInAsDemo('learner');
  const { streak } = await page.line.read('GET /api/training');
  expect(streak.current).toBeGreaterThan(0);
  await page.goto('/training');
  expect(page.getByRole('main')).toContainText(`${streak.current}`);
});

test('API-23 claiming and redeeming coins are calls to the server', async ({ page }) => {
  page.line.answer('GET /api/coins', async ({ answer }) => ({ ...(await answer()), balance: 5000 }));
  await page.goto('/crypto');
  await page.getByRole('button', { name: 'coins: Refer a friend' }).click();
  expect(requestsTo(page, /^POST \/api\/coins\/claims$/)).toHaveLength(1);
  await page.getByRole('button', { name: 'Redeem Career Consultation' }).click();
  const dialog = page.getByRole('dialog', { name: 'Career Consultation' });
  await dialog.getByLabel('What would you like to talk about?').fill('My first job in data');
  await dialog.getByRole('button', { name: 'Redeem 1500 coins' }).click();
  expect(requestsTo(page, /^POST \/api\/coins\/redemptions$/)).toHaveLength(1);
});
