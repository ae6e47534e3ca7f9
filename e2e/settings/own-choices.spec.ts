import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { invitePerson } from '../new-person.ts';
import { forgetSignIn } from '../sign-in.ts';

test.use({ serviceWorkers: 'block' });

// The password of one account changes here: one test after the other.
test.describe.configure({ mode: 'serial' });

const EMAIL = 'naledi.settings@example.co.za';
const FIRST_PASSWORD = 'tortoise lemon kraal';
const NEXT_PASSWORD = 'Marula7! river';

test.beforeAll(async ({ browser }) => {
  const admin = await browser.newContext({ baseURL: process.env.PRODUCT_URL ?? '' });
  const credentials = { username: 'admin', password: 'NexiiDemo1!' };
  await admin.request.post('/api/auth/login', { data: credentials });
  await invitePerson(admin.request, { name: 'Naledi Khumalo', email: EMAIL, password: FIRST_PASSWORD });
  await admin.close();
});

const signInWith = (page: Page, password: string) =>
  page.request.post('/api/auth/login', { data: { username: EMAIL, password } });
const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });
const button = (page: Page) => page.getByRole('button', { name: /^Chang/ });

async function openSecurity(page: Page): Promise<string[]> {
  await signInWith(page, FIRST_PASSWORD);
  await page.goto('/settings?tab=security');
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/auth/change-password')) calls.push(request.method());
  });
  return calls;
}

async function fill(page: Page, current: string, next: string, again: string): Promise<void> {
  await field(page, 'Current password').fill(current);
  await field(page, 'New password').fill(next);
  await field(page, 'Confirm new password').fill(again);
}

test('SET-04 SET-05 the form has three fields, and with one empty makes no call and names it', async ({
  page,
}) => {
  const calls = await openSecurity(page);
  await button(page).click();
  await expect(field(page, 'Current password')).toBeFocused();
  for (const [empty, sentence] of [
    ['Current password', 'Please enter your current password.'],
    ['New password', 'Please enter a new password.'],
    ['Confirm new password', 'Please enter the new password again.'],
  ] as const) {
    await fill(page, FIRST_PASSWORD, NEXT_PASSWORD, NEXT_PASSWORD);
    await field(page, empty).fill('');
    await button(page).click();
    await expect(field(page, empty)).toBeFocused();
    await expect(field(page, empty)).toHaveAccessibleDescription(new RegExp(sentence));
  }
  expect(calls).toEqual([]);
});

test('SET-06 SET-07 SET-08 passwords that differ or are short are told without a call', async ({ page }) => {
  const calls = await openSecurity(page);
  const toasts = page.getByRole('region', { name: /notification/i });
  await fill(page, FIRST_PASSWORD, 'short', 'shore');
  await button(page).click();
  await expect(toasts).toContainText("Passwords don't match");
  await expect(toasts).toContainText('Please make sure your new passwords match.');
  await fill(page, FIRST_PASSWORD, 'abcdefg', 'abcdefg');
  await button(page).click();
  await expect(toasts).toContainText('Password too short');
  await expect(toasts).toContainText('Your password must be at least 8 characters long.');
  expect(calls).toEqual([]);
});

test('SET-11 SET-12 SET-13 meter, checklist and hint follow the typing', async ({ page }) => {
  await openSecurity(page);
  const rules = page.getByRole('list', { name: 'What makes a password strong' }).getByRole('listitem');
  const meter = page.getByRole('meter', { name: 'Password strength' });
  for (const [password, score, label, met] of [
    ['', 0, 'Very Weak', []],
    ['abcdefgh', 1, 'Weak', [0]],
    ['Abcdefgh', 2, 'Fair', [0, 1]],
    ['Abcdefg1', 3, 'Good', [0, 1, 2]],
    ['Abcdef1!', 4, 'Strong', [0, 1, 2, 3]],
  ] as const) {
    await field(page, 'New password').fill(password);
    await expect(meter).toHaveJSProperty('value', score);
    await expect(page.getByText(label, { exact: true }).last()).toBeVisible();
    const states = [0, 1, 2, 3].map((rule) =>
      (met as readonly number[]).includes(rule) ? /: met/ : /: not met/,
    );
    await expect(rules).toHaveText(states);
  }
  const hint = page.getByText(/^Passwords (don't )?match$/);
  await expect(hint).toHaveCount(0);
  await field(page, 'Confirm new password').fill('Abcdef1');
  await expect(hint).toHaveText("Passwords don't match");
  await field(page, 'Confirm new password').press('!');
  await expect(hint).toHaveText('Passwords match');
});

test('SET-16 a refusal is told in its own words, and what was typed stays', async ({
  page,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(/400|ERR_FAILED/);
  await openSecurity(page);
  await fill(page, 'not my password', NEXT_PASSWORD, NEXT_PASSWORD);
  await button(page).click();
  await expect(page.getByText('Error', { exact: true })).toBeVisible();
  await expect(page.getByText('The current password is not right.')).toBeVisible();
  await expect(field(page, 'New password')).toHaveValue(NEXT_PASSWORD);
  await page.route('**/api/auth/change-password', (route) => route.abort());
  await button(page).click();
  await expect(page.getByText('Failed to change password')).toBeVisible();
  await expect(field(page, 'Current password')).toHaveValue('not my password');
});

test('SET-14 SET-15 while it changes the button says so, then the fields are empty and the new one signs in', async ({
  page,
}) => {
  await openSecurity(page);
  let goOn = () => {};
  const held = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  await page.route('**/api/auth/change-password', async (route) => {
    await held;
    await route.continue();
  });
  await fill(page, FIRST_PASSWORD, NEXT_PASSWORD, NEXT_PASSWORD);
  await button(page).click();
  await expect(button(page)).toHaveText('Changing Password...');
  await expect(button(page)).toBeDisabled();
  goOn();
  await expect(page.getByText('Success!')).toBeVisible();
  await expect(page.getByText('Your password has been changed successfully.')).toBeVisible();
  for (const name of ['Current password', 'New password', 'Confirm new password'])
    await expect(field(page, name)).toHaveValue('');
  await forgetSignIn(page);
  expect((await signInWith(page, FIRST_PASSWORD)).status()).toBe(401);
  expect((await signInWith(page, NEXT_PASSWORD)).status()).toBe(200);
});

test('SET-21 SET-22 three mails can be chosen, and the choice survives a reload and a new sign-in', async ({
  page,
}) => {
  await signInWith(page, NEXT_PASSWORD);
  await page.goto('/settings?tab=preferences');
  const boxes = page.getByRole('tabpanel').getByRole('checkbox');
  const [updates, achievements, promotions] = [
    'Course updates and announcements',
    'Achievement notifications',
    'Promotional emails',
  ].map((name) => page.getByRole('checkbox', { name }));
  await expect(boxes).toHaveCount(3);
  await expect(updates ?? boxes).toBeChecked();
  await expect(achievements ?? boxes).toBeChecked();
  await expect(promotions ?? boxes).not.toBeChecked();

  const saved = page.waitForResponse((answer) => answer.url().endsWith('/api/mail-preferences/promotions'));
  await promotions?.check();
  await saved;
  const alsoSaved = page.waitForResponse((answer) => answer.url().endsWith('/course-updates'));
  await updates?.uncheck();
  await alsoSaved;
  for (const isNewSignIn of [false, true]) {
    if (isNewSignIn) {
      await page.goto('about:blank');
      await page.request.post('/api/auth/logout');
      await signInWith(page, NEXT_PASSWORD);
    }
    await page.goto('/settings?tab=preferences');
    await expect(promotions ?? boxes).toBeChecked();
    await expect(updates ?? boxes).not.toBeChecked();
    await expect(achievements ?? boxes).toBeChecked();
  }
});
