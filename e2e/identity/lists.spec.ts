import { expect, test } from '../fixtures.ts';

test.use({ serviceWorkers: 'block' });

const SIGN_INS = '**/api/auth/sessions';

test('API-20 API-22 a list shows three skeletons while it loads', async ({ page, signIn }) => {
  await signIn('learner');
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(SIGN_INS, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/profile');
  const loading = page.getByRole('status', { name: 'Loading devices' });
  await expect(loading.locator('[data-skeleton]')).toHaveCount(3);
  letGo();
  await expect(loading).toHaveCount(0);
  await expect(page.getByText('This device')).toBeVisible();
});

test('API-20 a list shows its empty text when it is empty', async ({ page, signIn }) => {
  await signIn('learner');
  await page.route(SIGN_INS, (route) => route.fulfill({ json: [] }));
  await page.goto('/profile');
  await expect(page.getByText('No devices to show.')).toBeVisible();
});

test('API-21 a list whose load fails shows its empty text and no error', async ({
  page,
  signIn,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(/500/);
  await signIn('learner');
  await page.route(SIGN_INS, (route) => route.fulfill({ status: 500, body: 'No.' }));
  await page.goto('/profile');
  await expect(page.getByText('No devices to show.')).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0);
});
