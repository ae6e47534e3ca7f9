import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures.ts';
import { invitePerson } from '../../new-person.ts';

// The settings are saved with one account, so the tests run one after the other.
test.describe.configure({ mode: 'serial' });

const LINDIWE = {
  name: 'Lindiwe Dube',
  email: 'lindiwe.settings@example.co.za',
  password: 'tortoise lemon kraal',
};

test.beforeAll(async ({ browser }) => {
  const admin = await browser.newContext({ baseURL: process.env.PRODUCT_URL ?? '' });
  const credentials = { username: 'admin', password: 'NexiiDemo1!' };
  await admin.request.post('/api/auth/login', { data: credentials });
  await invitePerson(admin.request, LINDIWE);
  await admin.close();
});

const signInAsLindiwe = (page: Page) =>
  page.request.post('/api/auth/login', { data: { username: LINDIWE.email, password: LINDIWE.password } });
const html = (page: Page) => page.locator('html');
const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);
const rootSize = (page: Page) =>
  page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize));

test('SET-18 the accessibility mode is kept on the device and survives a reload', async ({ page }) => {
  await signInAsLindiwe(page);
  await page.goto('/settings?tab=accessibility');
  const mode = page.getByRole('switch', { name: 'Enhanced accessibility mode' });
  await expect(mode).not.toBeChecked();
  await mode.check();
  expect(await stored(page, 'accessibilityMode')).toBe('true');
  await page.reload();
  await expect(mode).toBeChecked();
  await mode.uncheck();
  expect(await stored(page, 'accessibilityMode')).toBe('false');
  await page.reload();
  await expect(mode).not.toBeChecked();
});

test('SET-19 the text size is kept on the device and survives a reload', async ({ page }) => {
  await signInAsLindiwe(page);
  await page.goto('/settings?tab=accessibility');
  await expect(page.getByRole('radio')).toHaveCount(3);
  await expect(page.getByRole('radio', { name: 'Normal' })).toBeChecked();
  for (const [name, word] of [
    ['Large', 'large'],
    ['Extra large', 'extra-large'],
    ['Normal', 'normal'],
  ] as const) {
    const size = page.getByRole('radio', { name, exact: true });
    await size.check();
    expect(await stored(page, 'fontSize')).toBe(word);
    await page.reload();
    await expect(size).toBeChecked();
  }
});

test('SET-20 text size and mode change every screen, from its first paint and in other tabs', async ({
  page,
  context,
}) => {
  await signInAsLindiwe(page);
  await page.goto('/settings?tab=accessibility');
  const other = await context.newPage();
  await other.goto('/privacy');
  const before = await rootSize(page);
  await page.getByRole('radio', { name: 'Extra large' }).check();
  await page.getByRole('switch').check();
  await expect(html(other)).toHaveAttribute('data-text', 'extra-large');
  await expect(html(other)).toHaveAttribute('data-a11y', 'enhanced');
  for (const path of ['/', '/courses', '/help', '/privacy']) {
    // Before any script of the application runs.
    await page.goto(path, { waitUntil: 'commit' });
    await expect(html(page)).toHaveAttribute('data-text', 'extra-large');
    await expect(html(page)).toHaveAttribute('data-a11y', 'enhanced');
    expect(await rootSize(page)).toBeGreaterThan(before * 1.3);
  }
  const token = (name: string) =>
    page.evaluate((key) => getComputedStyle(document.documentElement).getPropertyValue(key).trim(), name);
  expect([await token('--t-base'), await token('--focus-width'), await token('--touch')]).toEqual([
    '0s',
    '4px',
    '3.25rem',
  ]);
  expect(await token('--ink-2')).toBe(await token('--ink'));
});

test('text size and mode come along to another device', async ({ page, browser }) => {
  await signInAsLindiwe(page);
  await page.goto('/settings?tab=accessibility');
  const putResponse = page.waitForResponse((answer) => answer.request().method() === 'PUT');
  await page.getByRole('radio', { name: 'Large', exact: true }).check();
  await putResponse;
  const elsewhere = await browser.newContext({ baseURL: process.env.PRODUCT_URL ?? '' });
  const phone = await elsewhere.newPage();
  await signInAsLindiwe(phone);
  await phone.goto('/courses');
  await expect(html(phone)).toHaveAttribute('data-text', 'large');
  expect(await stored(phone, 'fontSize')).toBe('large');
  await elsewhere.close();
});
