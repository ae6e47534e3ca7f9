import { expect, test } from '../../room/test.ts';

const SIGN_INS = 'GET /api/auth/sessions';

test.beforeEach(async ({ signInAsDemo }) => signInAsDemo('learner'));

test('API-20 API-22 a list shows three skeletons while it loads', async ({ page }) => {
  const held = page.line.hold(SIGN_INS);
  await page.goto('/profile');
  const loading = page.getByRole('status', { name: 'Loading devices' });
  expect(loading.locator('[data-skeleton]')).toHaveCount(3);
  await held.release();
  expect(loading).toHaveCount(0);
  expect(page.getByText('This device')).toBeVisible();
});

test('API-20 a list shows its empty text when it is empty', async ({ page }) => {
  page.line.answer(SIGN_INS, () => []);
  await page.goto('/profile');
  expect(page.getByText('No devices to show.')).toBeVisible();
});

test('API-21 a list whose load fails shows its empty text and no error', async ({ page }) => {
  page.line.fail(SIGN_INS);
  await page.goto('/profile');
  expect(page.getByText('No devices to show.')).toBeVisible();
  expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0);
});
