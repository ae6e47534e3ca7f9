import { expect, test } from '../fixtures.ts';
import {
  fillForm,
  joinButton,
  mockRegister,
  mockStats,
  openLanding,
  spots,
  THANDI,
  toast,
} from './landing.ts';

// A clock that stands still between two steps.
const START = new Date('2026-11-15T12:00:00Z');
const LATER = new Date('2026-11-15T12:10:00Z');

test.use({ serviceWorkers: 'block' });

test.beforeEach(async ({ page }) => {
  await mockStats(page, spots(9));
});

test('LAND-08 LAND-09 LAND-14 the form asks for name, email and one of nine provinces; there is no quiz yet', async ({
  page,
}) => {
  await openLanding(page);
  await expect(page.getByLabel('Name', { exact: true })).toBeVisible();
  await expect(page.getByLabel('Email')).toBeVisible();
  await expect(joinButton(page)).toBeEnabled();
  await expect(page.getByLabel('Province').locator('option')).toHaveText([
    'Choose your province',
    'Eastern Cape',
    'Free State',
    'Gauteng',
    'KwaZulu-Natal',
    'Limpopo',
    'Mpumalanga',
    'Northern Cape',
    'North West',
    'Western Cape',
  ]);
  await expect(page.getByText('Question 1/5')).toHaveCount(0);
});

const NOT_TAKEN = 'We could not register you. Please check your details and try again.';
const INVALID_EMAIL = ['Invalid Email', 'Please enter a valid email address'] as const;
const MISSING = ['Missing Information', 'Please fill in all fields including your province'] as const;
const INVALID_NAME = ['Invalid Name', 'Please enter at least 2 characters for your name'] as const;

for (const [clauses, entries, [title, text], focused] of [
  ['LAND-40', {}, INVALID_EMAIL, 'Email'],
  ['LAND-40', { ...THANDI, email: 'a@b' }, INVALID_EMAIL, 'Email'],
  ['LAND-40 LAND-43', { email: 'x' }, INVALID_EMAIL, 'Email'],
  ['LAND-41', { ...THANDI, name: '' }, MISSING, 'Name'],
  ['LAND-41', { ...THANDI, province: '' }, MISSING, 'Province'],
  ['LAND-42', { ...THANDI, name: 'A' }, INVALID_NAME, 'Name'],
  ['LAND-42', { ...THANDI, name: '  A  ' }, INVALID_NAME, 'Name'],
  ['LAND-42', { ...THANDI, name: '   ' }, INVALID_NAME, 'Name'],
] as const)
  test(`${clauses} ${JSON.stringify(entries)} is answered by ${title}, without a call`, async ({ page }) => {
    const sent = await mockRegister(page, 201, '{"position":1}');
    await openLanding(page);
    await fillForm(page, entries);
    await joinButton(page).click();
    await expect(toast(page)).toHaveText(`${title}${text}`);
    await expect(page.getByLabel(focused, { exact: true })).toBeFocused();
    await expect(page.getByLabel(focused, { exact: true })).toHaveAccessibleDescription(/^Please /);
    expect(sent).toEqual([]);
  });

test('LAND-12 LAND-13 LAND-14 LAND-15 LAND-40 LAND-42 LAND-44 a registration is trimmed, confirmed and counted', async ({
  page,
}) => {
  const mock = await mockStats(page, spots(9));
  const sent = await mockRegister(page, 201, '{"position":42}');
  await openLanding(page);
  await fillForm(page, { ...THANDI, name: '  Al  ', email: '  a@b.co  ' });
  const before = mock.asked;
  mock.stats = spots(8);
  await joinButton(page).click();
  await expect(page.getByRole('heading', { name: "You're on the list!" })).toBeFocused();
  await expect(page.getByText('Position #42 of 50', { exact: true })).toBeVisible();
  await expect(joinButton(page)).toHaveCount(0);
  await expect(page.getByText('Question 1/5')).toBeVisible();
  expect(sent.map(({ body }) => body)).toEqual([
    { name: 'Al', email: 'a@b.co', province: 'Gauteng', shownForMs: expect.any(Number) },
  ]);
  expect(Number(sent[0]?.body.shownForMs)).toBeGreaterThanOrEqual(2000);
  await expect(page.getByText('Only 8 Spots Left')).toBeVisible();
  expect(mock.asked).toBe(before + 1);
});

test('LAND-40 on a phone the toast covers no field, and the error leaves with the first letter that mends it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.clock.install({ time: START });
  await openLanding(page);
  await fillForm(page, { ...THANDI, email: 'a@b' });
  await page.clock.pauseAt(LATER);
  await joinButton(page).click();
  // Less than the toast stays: it does not go before it was looked at.
  await page.clock.runFor(1000);
  await expect(toast(page)).toBeVisible();
  // The toast comes in, and the page moves to the field, one after the other.
  await expect(async () => {
    const toastBox = await toast(page).boundingBox();
    if (!toastBox) throw new Error('There is no toast.');
    for (const label of ['Name', 'Email', 'Province']) {
      const field = await page.getByLabel(label, { exact: true }).boundingBox();
      expect(field?.y).toBeGreaterThan(toastBox.y + toastBox.height);
    }
  }).toPass({ timeout: 30_000 });
  const error = page.getByText('Please enter your email address, like name@example.co.za.');
  await expect(error).toBeVisible();
  await page.getByLabel('Email').press('End');
  await page.keyboard.type('.');
  await expect(error).toHaveCount(0);
});

test('LAND-12 an objection that was met does not lie over the confirmation', async ({ page }) => {
  await mockRegister(page, 201, '{"position":42}');
  await page.clock.install({ time: START });
  await openLanding(page);
  // It does not go because its time is over: that stands still.
  await page.clock.pauseAt(LATER);
  await joinButton(page).click();
  await expect(toast(page)).toContainText('Invalid Email');
  await fillForm(page, THANDI);
  await joinButton(page).click();
  await page.clock.runFor(3000);
  await expect(page.getByText('Position #42 of 50')).toBeVisible();
  await expect(toast(page)).toHaveCount(0);
});

test('LAND-10 while it is under way the button reads Registering... and is disabled', async ({ page }) => {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  let calls = 0;
  await page.route('**/api/waitlist/register', async (route) => {
    calls += 1;
    await held;
    await route.fulfill({ status: 201, json: { position: 7 } });
  });
  await openLanding(page);
  await fillForm(page, THANDI);
  await joinButton(page).click();
  await expect(page.getByRole('button', { name: 'Registering...' })).toBeDisabled();
  await page.getByLabel('Email').press('Enter');
  letGo();
  await expect(page.getByText('Position #7 of 50')).toBeVisible();
  expect(calls).toBe(1);
});

for (const left of [0, 1])
  test(`LAND-11 with ${left} spots the button is ${left ? 'usable' : 'Waitlist Full and disabled'}`, async ({
    page,
  }) => {
    await mockStats(page, spots(left));
    await openLanding(page);
    if (left) await expect(joinButton(page)).toBeEnabled();
    else await expect(page.getByRole('button', { name: 'Waitlist Full' })).toBeDisabled();
  });

test('LAND-16 a refusal is told with its status, and the entries stay', async ({
  page,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(/409/);
  await mockRegister(page, 409, 'This email address is already on the list.');
  await openLanding(page);
  await fillForm(page, THANDI);
  await joinButton(page).click();
  await expect(toast(page)).toHaveText('Registration failed409: This email address is already on the list.');
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue(THANDI.name);
  await expect(page.getByLabel('Email')).toHaveValue(THANDI.email);
  await expect(page.getByLabel('Province')).toHaveValue(THANDI.province);
  await expect(joinButton(page)).toBeEnabled();
});

test('LAND-16 without a message of its own a failure says Please try again', async ({ page }) => {
  await mockRegister(page, 201, 'not JSON');
  await openLanding(page);
  await fillForm(page, THANDI);
  await joinButton(page).click();
  await expect(toast(page)).toHaveText('Registration failedPlease try again');
});

test('LAND-16 without a connection the entries stay, and the next try is the same registration', async ({
  page,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(/ERR_/);
  const keys: (string | undefined)[] = [];
  await page.route('**/api/waitlist/register', (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    return keys.length === 1 ? route.abort() : route.fulfill({ status: 201, json: { position: 3 } });
  });
  await openLanding(page);
  await fillForm(page, THANDI);
  await joinButton(page).click();
  await expect(toast(page)).toContainText('No connection.');
  await expect(page.getByLabel('Email')).toHaveValue(THANDI.email);
  await joinButton(page).click();
  await expect(page.getByText('Position #3 of 50')).toBeVisible();
  expect(keys[0]).toMatch(/\S/);
  expect(keys[1]).toBe(keys[0]);
});

test('people neither see nor reach the trap, and what a program writes into it is sent', async ({
  page,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(/400/);
  const sent = await mockRegister(page, 400, NOT_TAKEN);
  await openLanding(page);
  const trap = page.locator('input[name="website"]');
  await expect(trap).toHaveAttribute('tabindex', '-1');
  await expect(trap).toHaveAttribute('autocomplete', 'off');
  await expect(page.getByRole('textbox')).toHaveCount(2);
  await page.getByLabel('Province').focus();
  await page.keyboard.press('Tab');
  await expect(joinButton(page)).toBeFocused();
  await fillForm(page, THANDI);
  await trap.fill('https://spam.example', { force: true });
  await joinButton(page).click();
  await expect(toast(page)).toContainText(`400: ${NOT_TAKEN}`);
  expect(sent[0]?.body).toMatchObject({ website: 'https://spam.example' });
  await expect(trap).toHaveValue('');
});

test('the form tells why it asks, who sees it and where to object', async ({ page }) => {
  await openLanding(page);
  const form = page.getByRole('form', { name: 'Waiting list' });
  await expect(form).toContainText('Your name and province appear under Recent Pioneers');
  await expect(form).toContainText('You may object at any time');
  await expect(form.getByRole('link', { name: 'how we handle your information' })).toHaveAttribute(
    'href',
    '/privacy',
  );
});
