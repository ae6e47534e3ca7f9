import type { Page } from '@playwright/test';
import { axe, expect, expectAccessibleInBothThemes, test } from '../../fixtures.ts';

// One learner, one purse: these journeys run one after the other.
test.describe.configure({ mode: 'serial' });
// The product's service worker would hide requests from the routes of these tests.
test.use({ serviceWorkers: 'block' });

const purse = (page: Page) => page.getByRole('region', { name: 'Your purse' });
const redeem = (page: Page, name: string) => page.getByRole('button', { name: `Redeem ${name}` });

test.beforeEach(async ({ signIn, page }) => {
  await signIn('learner');
  await page.goto('/crypto');
  await expect(purse(page)).toBeVisible();
});

test('a request for a consultation breaks no rule of WCAG 2.2 AA where staff accept and return it', async ({
  page,
  signIn,
}) => {
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
  await expect(request).toContainText('10:00 SAST');
  await expectAccessibleInBothThemes(page);
  await request.getByRole('button', { name: 'Return the coins' }).click();
  const back = page.getByRole('dialog', { name: 'Return the coins' });
  await back.getByLabel('Reason').fill('Our adviser is ill.');
  await axe(page, 'return dialog');
  await back.getByRole('button', { name: 'Return 1500 coins' }).click();
  await expect(page.getByText('Coins Returned').first()).toBeVisible();
});

test('COIN-11 the statement comes as a file', { tag: '@journey' }, async ({ page }) => {
  await page.getByRole('button', { name: 'Show statement' }).click();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download CSV' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^nexii-coins-\d{4}-\d\d-\d\d\.csv$/);
});

test('the coin page breaks no rule of WCAG 2.2 AA and fits the narrowest phone', async ({ page }) => {
  await expectAccessibleInBothThemes(page);
  await redeem(page, 'Certificate of Completion').click();
  await expect(page.getByRole('dialog', { name: 'Certificate of Completion' })).toBeVisible();
  await axe(page, 'certificate dialog');
  await page.setViewportSize({ width: 360, height: 720 });
  await page.reload({ waitUntil: 'networkidle' });
  expect(
    await page.evaluate('document.documentElement.scrollWidth > document.documentElement.clientWidth'),
  ).toBe(false);
});
