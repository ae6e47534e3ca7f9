import { signInElsewhere } from '../../room/academy.ts';
import { expect, test } from '../../room/test.ts';

test('SET-23 the profile shows name, e-mail, role and avatar, and ends a sign-in elsewhere', async ({
  page,
  signInAsNew,
}) => {
  const isSignedInElsewhere = await signInElsewhere(await signInAsNew('learner'));
  const { fullName, email } = await page.line.read('GET /api/auth/user');
  const name = fullName ?? '';
  expect(name).not.toBe('');
  await page.goto('/profile');
  const main = page.getByRole('main');
  expect(main.getByRole('heading', { name })).toBeVisible();
  expect(main.getByText(email ?? '', { exact: true })).toBeVisible();
  expect(main.getByText('learner', { exact: true })).toBeVisible();
  expect(main.getByText(name.slice(0, 2).toUpperCase(), { exact: true })).toBeVisible();
  expect(main.getByText('This device')).toHaveCount(1);
  expect(await isSignedInElsewhere()).toBe(true);
  await main.getByRole('button', { name: 'Sign out everywhere else' }).click();
  expect(main.getByText('This device')).toHaveCount(1);
  expect(main.getByRole('button', { name: 'Sign out everywhere else' })).toHaveCount(0);
  expect(await isSignedInElsewhere()).toBe(false);
});

test('SHELL-49 the menu of a trainer adds courses and students', async ({ page, signInAsDemo }) => {
  await signInAsDemo('trainer');
  await page.goto('/profile');
  await page.getByRole('button', { name: /open user menu/ }).click();
  expect(page.getByRole('menuitem')).toHaveText([
    'Profile',
    'My Nexii Coins',
    'Manage Courses',
    'My Students',
    'Settings',
    'Log out',
  ]);
  expect(page.getByRole('menuitem', { name: 'Manage Courses' })).toHaveAttribute('href', '/my-courses');
  expect(page.getByRole('menuitem', { name: 'My Students' })).toHaveAttribute('href', '/students');
});

test('SHELL-08 a trainer sees Access Denied on /admin', async ({ page, signInAsDemo }) => {
  await signInAsDemo('trainer');
  await page.goto('/admin');
  expect(page.getByText("You don't have permission to access this page.")).toBeVisible();
});

test('the page for a new password, opened without its link, offers to send one', async ({ page }) => {
  await page.goto('/reset-password');
  expect(page.getByRole('heading', { name: 'Ask for a new link' })).toBeVisible();
  await page.getByRole('button', { name: 'Send the link' }).click();
  expect(page.getByText('Please enter your username or e-mail.')).toBeVisible();
  await page.getByLabel('Username or e-mail').fill('nobody-at-all');
  await page.getByRole('button', { name: 'Send the link' }).click();
  expect(page.getByText('we have sent its owner an email with a link')).toBeVisible();
});

test('a new password says under its field how hard it is to guess and what is wrong with it', async ({
  page,
}) => {
  await page.goto('/reset-password#a-token');
  const field = page.getByLabel('New password');
  for (const [password, words] of [
    ['qwertyuiop', 'Easy to guess'],
    ['xk4 qw9z', 'Good'],
    ['tortoise lemon kraal', 'Strong'],
  ] as const) {
    await field.fill(password);
    expect(page.getByText(words, { exact: true })).toBeVisible();
  }
  await field.fill('        ');
  await page.getByRole('button', { name: 'Set password' }).click();
  expect(field).toBeFocused();
  expect(field).toHaveAccessibleDescription(/This password repeats too few characters/);
});

test('fields for passwords hide what is typed, tell password managers what they are, and take what is pasted', async ({
  page,
  signInAsNew,
}) => {
  const purposes = async (path: string) => {
    await page.goto(path);
    const fields = page.locator('input[autocomplete$=password]').all();
    return fields.map((field) => {
      const paste = new Event('paste', { bubbles: true, cancelable: true });
      expect(field.element().dispatchEvent(paste)).toBe(true);
      expect(field).toHaveAttribute('type', 'password');
      return field.getAttribute('autocomplete');
    });
  };
  expect(await purposes('/reset-password#a-token')).toEqual(['new-password']);
  await signInAsNew('learner');
  expect(await purposes('/settings?tab=security')).toEqual([
    'current-password',
    'new-password',
    'new-password',
  ]);
});
