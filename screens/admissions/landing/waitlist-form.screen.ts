import { expect, test } from '../../room/test.ts';
import {
  fillForm,
  joinButton,
  statsRequests,
  stubRegistration,
  stubStats,
  THANDI,
  toast,
} from './landing.ts';

test('LAND-08 LAND-09 LAND-14 the form asks for name, email and one of nine provinces; there is no quiz yet', async ({
  page,
}) => {
  await page.gotoAsVisitor();
  expect(page.getByLabel('Name', { exact: true })).toBeVisible();
  expect(page.getByLabel('Email')).toBeVisible();
  expect(joinButton(page)).toBeEnabled();
  expect(page.getByLabel('Province').locator('option')).toHaveText([
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
  expect(page.getByText('Question 1/5')).toHaveCount(0);
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
    const sent = stubRegistration(page, 1);
    await page.gotoAsVisitor();
    await fillForm(page, entries);
    await joinButton(page).click();
    expect(toast(page)).toHaveText(`${title}${text}`);
    expect(page.getByLabel(focused, { exact: true })).toBeFocused();
    expect(page.getByLabel(focused, { exact: true })).toHaveAccessibleDescription(/^Please /);
    expect(sent).toEqual([]);
  });

for (const [name, sentence] of [
  ['Claim R5000 at https://evil.example', /^Please write your name with letters only/],
  ['Nаledi', /in Latin letters/],
  ['NexusAI Academy', /Please use your own name/],
] as const)
  test(`the name ${name} is refused next to its field, without a call, and stays there`, async ({ page }) => {
    const sent = stubRegistration(page, 1);
    await page.gotoAsVisitor();
    await fillForm(page, { ...THANDI, name });
    await joinButton(page).click();
    expect(toast(page)).toContainText('Invalid Name');
    const field = page.getByLabel('Name', { exact: true });
    expect(field).toHaveAccessibleDescription(sentence);
    expect(field).toHaveValue(name);
    expect(sent).toEqual([]);
  });

test('LAND-12 LAND-13 LAND-14 LAND-15 LAND-40 LAND-42 LAND-44 a registration is trimmed, confirmed and counted', async ({
  page,
}) => {
  stubStats(page, 9);
  const sent = stubRegistration(page, 42);
  await page.gotoAsVisitor();
  await fillForm(page, { ...THANDI, name: '  Al  ', email: '  a@b.co  ' });
  const before = statsRequests(page);
  stubStats(page, 8);
  await page.clock.runFor(2000);
  await joinButton(page).click();
  expect(page.getByRole('heading', { name: "You're on the list!" })).toBeFocused();
  expect(page.getByText('Position #42 of 50', { exact: true })).toBeVisible();
  expect(joinButton(page)).toHaveCount(0);
  expect(page.getByText('Question 1/5')).toBeVisible();
  expect(sent).toEqual([
    { name: 'Al', email: 'a@b.co', province: 'Gauteng', shownForMs: expect.any(Number) },
  ]);
  expect(Number(sent[0]?.shownForMs)).toBeGreaterThanOrEqual(2000);
  expect(page.getByText('Only 8 Spots Left')).toBeVisible();
  expect(statsRequests(page)).toBe(before + 1);
});

test('LAND-40 the error leaves with the first letter that mends it', async ({ page }) => {
  await page.gotoAsVisitor();
  await fillForm(page, { ...THANDI, email: 'a@b' });
  await joinButton(page).click();
  const error = page.getByText('Please enter your email address, like name@example.co.za.');
  expect(error).toBeVisible();
  await page.getByLabel('Email').pressSequentially('.');
  expect(error).toHaveCount(0);
});

test('LAND-12 an objection that was met does not lie over the confirmation', async ({ page }) => {
  stubRegistration(page, 42);
  await page.gotoAsVisitor();
  await joinButton(page).click();
  expect(toast(page)).toContainText('Invalid Email');
  await fillForm(page, THANDI);
  await joinButton(page).click();
  expect(page.getByText('Position #42 of 50')).toBeVisible();
  expect(toast(page)).toHaveCount(0);
});

test('LAND-10 while it is under way the button reads Registering... and is disabled', async ({ page }) => {
  await page.gotoAsVisitor();
  await fillForm(page, { ...THANDI, email: 'slow-line@example.co.za' });
  const held = page.line.hold('POST /api/waitlist/register');
  await joinButton(page).click();
  expect(page.getByRole('button', { name: 'Registering...' })).toBeDisabled();
  await page.getByLabel('Email').press('Enter');
  await held.release();
  expect(page.getByText(/Position #\d+ of 50/)).toBeVisible();
  expect(page.line.asked.filter((call) => call === 'POST /api/waitlist/register')).toHaveLength(1);
});

for (const left of [0, 1])
  test(`LAND-11 with ${left} spots the button is ${left ? 'usable' : 'Waitlist Full and disabled'}`, async ({
    page,
  }) => {
    stubStats(page, left);
    await page.gotoAsVisitor();
    if (left) expect(joinButton(page)).toBeEnabled();
    else expect(page.getByRole('button', { name: 'Waitlist Full' })).toBeDisabled();
  });

test('LAND-16 a refusal is told with its status, and the entries stay', async ({ page }) => {
  page.line.refuse('POST /api/waitlist/register', 'already-registered');
  await page.gotoAsVisitor();
  await fillForm(page, THANDI);
  await joinButton(page).click();
  expect(toast(page)).toHaveText('Registration failed409: This email address is already on the list.');
  expect(page.getByLabel('Name', { exact: true })).toHaveValue(THANDI.name);
  expect(page.getByLabel('Email')).toHaveValue(THANDI.email);
  expect(page.getByLabel('Province')).toHaveValue(THANDI.province);
  expect(joinButton(page)).toBeEnabled();
});

test('LAND-16 without a message of its own a failure says Please try again', async ({ page }) => {
  page.line.reply('POST /api/waitlist/register', 201, 'not JSON');
  await page.gotoAsVisitor();
  await fillForm(page, THANDI);
  await joinButton(page).click();
  expect(toast(page)).toHaveText('Registration failedPlease try again');
});

test('LAND-16 without a connection the entries stay, and the next try is the same registration', async ({
  page,
}) => {
  const keys: (string | null)[] = [];
  page.line.answer('POST /api/waitlist/register', ({ headers }) => {
    keys.push(headers.get('idempotency-key'));
    if (keys.length === 1) throw new TypeError('Failed to fetch');
    return { position: 3, places: 50 };
  });
  await page.gotoAsVisitor();
  await fillForm(page, THANDI);
  await joinButton(page).click();
  expect(toast(page)).toContainText('No connection.');
  expect(page.getByLabel('Email')).toHaveValue(THANDI.email);
  await joinButton(page).click();
  expect(page.getByText('Position #3 of 50')).toBeVisible();
  expect(keys[0]).toMatch(/\S/);
  expect(keys[1]).toBe(keys[0]);
});

test('people neither see nor reach the trap, and what a program writes into it is sent', async ({ page }) => {
  const sent: unknown[] = [];
  page.line.answer('POST /api/waitlist/register', ({ body, answer }) => {
    sent.push(body);
    return answer();
  });
  await page.gotoAsVisitor();
  const trap = page.locator('input[name="website"]');
  expect(trap).toHaveAttribute('tabindex', '-1');
  expect(trap).toHaveAttribute('autocomplete', 'off');
  expect(page.getByRole('textbox')).toHaveCount(2);
  await page.getByLabel('Province').focus();
  await page.keyboard.press('Tab');
  expect(joinButton(page)).toBeFocused();
  await fillForm(page, THANDI);
  await trap.fill('https://spam.example');
  await joinButton(page).click();
  expect(toast(page)).toContainText(`400: ${NOT_TAKEN}`);
  expect(sent[0]).toMatchObject({ website: 'https://spam.example' });
  expect(trap).toHaveValue('');
});

test('the form tells why it asks, who sees it and where to object', async ({ page }) => {
  await page.gotoAsVisitor();
  const form = page.getByRole('form', { name: 'Waiting list' });
  expect(form).toContainText('Your first name and province appear under Recent Pioneers');
  expect(form).toContainText('You may object at any time');
  expect(form.getByRole('link', { name: 'how we handle your information' })).toHaveAttribute(
    'href',
    '/privacy',
  );
});
