import type { NewPerson } from '../../room/academy.ts';
import { expect, type Page, test } from '../../room/test.ts';

const NEXT_PASSWORD = 'Marula7! river';

const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });
const button = (page: Page) => page.getByRole('button', { name: /^Chang/ });
const calls = (page: Page) => page.line.asked.filter((call) => call.endsWith('/api/auth/change-password'));
const signIn = (page: Page, { username }: NewPerson, password: string) =>
  page.line.send('POST /api/auth/login', { username, password });

async function fill(page: Page, current: string, next: string, again: string): Promise<void> {
  await field(page, 'Current password').fill(current);
  await field(page, 'New password').fill(next);
  await field(page, 'Confirm new password').fill(again);
}

test('SET-04 SET-05 the form has three fields, and with one empty makes no call and names it', async ({
  page,
  signInAsNew,
}) => {
  const { password } = await signInAsNew('learner');
  await page.goto('/settings?tab=security');
  await button(page).click();
  expect(field(page, 'Current password')).toBeFocused();
  for (const [empty, sentence] of [
    ['Current password', 'Please enter your current password.'],
    ['New password', 'Please enter a new password.'],
    ['Confirm new password', 'Please enter the new password again.'],
  ] as const) {
    await fill(page, password, NEXT_PASSWORD, NEXT_PASSWORD);
    await field(page, empty).fill('');
    await button(page).click();
    expect(field(page, empty)).toBeFocused();
    expect(field(page, empty)).toHaveAccessibleDescription(new RegExp(sentence));
  }
  expect(calls(page)).toEqual([]);
});

test('SET-06 SET-07 SET-08 passwords that differ or are short are told without a call', async ({
  page,
  signInAsNew,
}) => {
  const { password } = await signInAsNew('learner');
  await page.goto('/settings?tab=security');
  const toasts = page.getByRole('region', { name: /notification/i });
  await fill(page, password, 'short', 'shore');
  await button(page).click();
  expect(toasts).toContainText("Passwords don't match");
  expect(toasts).toContainText('Please make sure your new passwords match.');
  await fill(page, password, 'abcdefg', 'abcdefg');
  await button(page).click();
  expect(toasts).toContainText('Password too short');
  expect(toasts).toContainText('Your password must be at least 8 characters long.');
  expect(calls(page)).toEqual([]);
});

test('SET-11 SET-12 SET-13 meter, checklist and hint follow the typing', async ({ page, signInAsNew }) => {
  await signInAsNew('learner');
  await page.goto('/settings?tab=security');
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
    expect(meter).toHaveAttribute('value', `${score}`);
    expect(page.getByText(label, { exact: true }).last()).toBeVisible();
    const states = [0, 1, 2, 3].map((rule) =>
      (met as readonly number[]).includes(rule) ? /: met/ : /: not met/,
    );
    expect(rules).toHaveText(states);
  }
  const hint = page.getByText(/^Passwords (don't )?match$/);
  expect(hint).toHaveCount(0);
  await field(page, 'Confirm new password').fill('Abcdef1');
  expect(hint).toHaveText("Passwords don't match");
  await field(page, 'Confirm new password').pressSequentially('!');
  expect(hint).toHaveText('Passwords match');
});

test('SET-16 a refusal is told in its own words, and what was typed stays', async ({ page, signInAsNew }) => {
  await signInAsNew('learner');
  await page.goto('/settings?tab=security');
  await fill(page, 'not my password', NEXT_PASSWORD, NEXT_PASSWORD);
  await button(page).click();
  expect(page.getByText('Error', { exact: true })).toBeVisible();
  expect(page.getByText('The current password is not right.')).toBeVisible();
  expect(field(page, 'New password')).toHaveValue(NEXT_PASSWORD);
  page.line.lose('POST /api/auth/change-password');
  await button(page).click();
  expect(page.getByText('Failed to change password')).toBeVisible();
  expect(field(page, 'Current password')).toHaveValue('not my password');
});

test('SET-14 SET-15 while it changes the button says so, then the fields are empty and the new one signs in', async ({
  page,
  signInAsNew,
}) => {
  const person = await signInAsNew('learner');
  await page.goto('/settings?tab=security');
  const held = page.line.hold('POST /api/auth/change-password');
  await fill(page, person.password, NEXT_PASSWORD, NEXT_PASSWORD);
  await button(page).click();
  expect(button(page)).toHaveText('Changing Password...');
  expect(button(page)).toHaveAttribute('aria-disabled', 'true');
  await held.release();
  expect(page.getByText('Success!')).toBeVisible();
  expect(page.getByText('Your password has been changed successfully.')).toBeVisible();
  for (const name of ['Current password', 'New password', 'Confirm new password'])
    expect(field(page, name)).toHaveValue('');
  await expect(signIn(page, person, person.password)).rejects.toThrow(/401/);
  await expect(signIn(page, person, NEXT_PASSWORD)).resolves.toMatchObject({ id: person.id });
});

test('SET-21 SET-22 three mails can be chosen, and the choice survives a reload and a new sign-in', async ({
  page,
  signInAsNew,
}) => {
  const person = await signInAsNew('learner');
  await page.goto('/settings?tab=preferences');
  const [updates, achievements, promotions] = [
    page.getByRole('checkbox', { name: 'Course updates and announcements' }),
    page.getByRole('checkbox', { name: 'Achievement notifications' }),
    page.getByRole('checkbox', { name: 'Promotional emails' }),
  ];
  // The finer ones are collapsed.
  const folded = page.getByRole('tabpanel').locator('details').getByRole('checkbox').count();
  expect(page.getByRole('tabpanel').getByRole('checkbox')).toHaveCount(3 + folded);
  expect(updates).toBeChecked();
  expect(achievements).toBeChecked();
  expect(promotions).not.toBeChecked();
  await promotions.check();
  await updates.uncheck();
  for (const isNewSignIn of [false, true]) {
    if (isNewSignIn) {
      await page.line.send('POST /api/auth/logout', {});
      page.forgetDevice();
      await signIn(page, person, person.password);
    }
    await page.goto('/settings?tab=preferences');
    expect(promotions).toBeChecked();
    expect(updates).not.toBeChecked();
    expect(achievements).toBeChecked();
  }
});
