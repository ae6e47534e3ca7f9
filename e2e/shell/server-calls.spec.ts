import type { Page } from '@playwright/test';
import { inputOf } from '../agents/assistant.ts';
import { expect, test } from '../fixtures.ts';
import { openCalendar } from '../training/training.ts';

// A worker of the product would hide requests from the routes of these tests.
test.use({ serviceWorkers: 'block' });

/** Refuses every write, so that nothing of the shared accounts changes, and tells which were made. */
async function refuseWrites(page: Page): Promise<string[]> {
  const made: string[] = [];
  await page.route('**/api/**', (route) => {
    const request = route.request();
    const { pathname } = new URL(request.url());
    if (request.method() === 'GET' || pathname.startsWith('/api/notices')) return route.continue();
    made.push(`${request.method()} ${pathname.replace(/(sessions|courses)\/[^/]+/, '$1/:id')}`);
    return route.fulfill({ status: 503, body: 'Not today.' });
  });
  return made;
}

test.beforeEach(async ({ signIn, allowConsoleErrors }) => {
  allowConsoleErrors(/503/);
  await signIn('learner');
});

test('API-23 registering for a course is a call to the server', async ({ page }) => {
  const made = await refuseWrites(page);
  // Other tests register this learner.
  await page.route('**/api/training', async (route) =>
    route.fulfill({ json: { ...(await (await route.fetch()).json()), registered: [] } }),
  );
  await page.goto('/training');
  await page.getByRole('button', { name: 'Register for Course', exact: true }).click();
  const list = page.getByRole('dialog', { name: 'Course Registration' });
  await list
    .getByRole('button', { name: /^Register for / })
    .last()
    .click();
  const free = page.getByRole('button', { name: 'Take your free early-access place' });
  await expect(async () => {
    if (await free.isVisible()) await free.click();
    expect(made).toContain('POST /api/courses/:id/enrolments');
  }).toPass();
});

test('API-23 booking a session is a call to the server', async ({ page }) => {
  const made = await refuseWrites(page);
  await openCalendar(page);
  await page.getByRole('button', { name: 'Attend' }).first().click();
  await expect.poll(() => made).toContain('POST /api/sessions/:id/bookings');
});

test('API-23 the streak comes from the server', async ({ page }) => {
  const answered = page.waitForResponse('**/api/training');
  await page.goto('/training');
  const { streak } = await (await answered).json();
  expect(streak.current).toBeGreaterThan(0);
  await expect(page.getByRole('main')).toContainText(`${streak.current}`);
});

test('API-23 claiming and redeeming coins are calls to the server', async ({ page }) => {
  const made = await refuseWrites(page);
  // Other tests spend this learner's coins.
  await page.route('**/api/coins', async (route) =>
    route.fulfill({ json: { ...(await (await route.fetch()).json()), balance: 5000 } }),
  );
  await page.goto('/crypto');
  await page.getByRole('button', { name: 'coins: Refer a friend' }).click();
  await expect.poll(() => made).toContain('POST /api/coins/claims');
  await page.getByRole('button', { name: 'Redeem Career Consultation' }).click();
  const dialog = page.getByRole('dialog', { name: 'Career Consultation' });
  await dialog.getByLabel('What would you like to talk about?').fill('My first job in data');
  await dialog.getByRole('button', { name: 'Redeem 1500 coins' }).click();
  await expect.poll(() => made).toContain('POST /api/coins/redemptions');
});

test('API-23 what is said in the chat of the training hub goes to the server', async ({ page }) => {
  const made = await refuseWrites(page);
  await page.goto('/training');
  await page.getByRole('button', { name: 'Ask Assistant' }).click();
  const input = inputOf(page);
  await input.fill('How far am I?');
  await input.press('Enter');
  await expect.poll(() => made).toContain('POST /api/agents/message');
});
