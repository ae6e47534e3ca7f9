import { expect, type Page, test } from '../room/test.ts';

const region = (page: Page) => page.getByRole('region', { name: /Notifications/ });
const toasts = (page: Page) => region(page).getByRole('listitem');

/** A failing log-out shows a destructive toast; it is the shell's own way to produce one. */
async function makeToast(page: Page): Promise<void> {
  await page.getByRole('button', { name: /open user menu/ }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  expect(toasts(page).first()).toContainText('Failed to logout');
}

test.beforeEach(async ({ page, signInAsNew }) => {
  await signInAsNew('learner');
  page.line.fail('POST /api/auth/logout');
  await page.goto('/profile');
});

test('SHELL-60 at most one toast is visible, and a newer one takes the place of the older', async ({
  page,
}) => {
  await makeToast(page);
  const first = toasts(page).first().element();
  await makeToast(page);
  expect(toasts(page)).toHaveCount(1);
  expect(first.isConnected).toBe(false);
});

test('SHELL-62 a toast closes by itself after 5000 ms', async ({ page }) => {
  // The toast is created during a step, at the latest at its end.
  const beforeMs = Date.now();
  await makeToast(page);
  const stepMs = Date.now() - beforeMs;
  await page.clock.runFor(4999 - stepMs);
  expect(toasts(page)).toHaveCount(1);
  await page.clock.runFor(stepMs + 1);
  expect(toasts(page)).toHaveCount(0);
});

test('SHELL-64 F8 moves the focus to the notification region', async ({ page }) => {
  await makeToast(page);
  await page.keyboard.press('F8');
  expect(region(page).element().contains(document.activeElement)).toBe(true);
});

test('SHELL-66 a destructive toast is announced as an alert and carries an icon', async ({ page }) => {
  await makeToast(page);
  expect(page.getByRole('alert').filter({ hasText: 'Failed to logout' })).toBeVisible();
  expect(toasts(page).first().locator('svg').first()).toBeVisible();
});

test('SHELL-66 any other toast is announced politely', async ({ page }) => {
  page.line.reply('DELETE /api/auth/sessions/:signInId', 204, '');
  page.line.answer('GET /api/auth/sessions', () => [
    {
      id: '00000000-0000-4000-8000-000000000000',
      device: 'Chrome on Android',
      createdAt: '2026-11-15T12:00:00Z',
      lastSeenAt: '2026-11-15T12:00:00Z',
      isCurrent: false,
    },
  ]);
  await page.reload();
  await page.getByRole('button', { name: 'Sign out Chrome on Android' }).click();
  expect(toasts(page)).toContainText('Signed out');
  expect(region(page).locator('[aria-live="polite"]')).toHaveCount(1);
  expect(page.getByRole('alert').filter({ hasText: 'Signed out' })).toHaveCount(0);
});
