import { expect, test } from '../fixtures.ts';

// A worker would answer for the files that the tests hold back.
test.use({ serviceWorkers: 'block' });

const lost = { name: '404 Page Not Found' };

test.describe('a page whose code does not arrive', () => {
  test('is fetched again by itself', { tag: '@journey' }, async ({ page, signIn, allowConsoleErrors }) => {
    allowConsoleErrors(/Failed to load resource/);
    await signIn('learner');
    await page.goto('/profile');
    await expect(page.getByRole('heading', { name: 'Naledi Mokoena' })).toBeVisible();
    let aborted = 0;
    await page.route('**/assets/help-page*', (route) => {
      aborted += 1;
      return aborted === 1 ? route.abort() : route.continue();
    });
    await page.getByRole('link', { name: 'Help', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'How can we help?' })).toBeVisible();
    expect(aborted).toBeGreaterThan(1);
  });

  test('is told with the navigation in place, and comes when it can', async ({
    page,
    signIn,
    allowConsoleErrors,
  }) => {
    allowConsoleErrors(/Failed to load resource/, /did not load/);
    await signIn('learner');
    await page.goto('/profile');
    await expect(page.getByRole('heading', { name: 'Naledi Mokoena' })).toBeVisible();
    await page.route('**/assets/help-page*', (route) => route.abort());
    await page.getByRole('link', { name: 'Help', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'This page did not load' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Reload the academy' })).toBeVisible();
    await page.getByRole('link', { name: 'Home', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible();
    await page.getByRole('link', { name: 'Help', exact: true }).click();
    await page.unroute('**/assets/help-page*');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { name: 'How can we help?' })).toBeVisible();
  });
});

test('a section that cannot be shown leaves the page alone, and is shown when it can', async ({
  page,
  signIn,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(/TypeError/);
  await signIn('learner');
  await page.route('**/api/help', (route) =>
    route.fulfill({ json: { questions: [null], articles: [], contact: null } }),
  );
  await page.goto('/help');
  await expect(page.getByText('This part of the page could not be shown.').first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Contact us' })).toBeVisible();
  await page.unroute('**/api/help');
  await page.getByRole('button', { name: 'Try again' }).first().click();
  await expect(page.getByRole('heading', { name: 'Questions learners ask' })).toBeVisible();
});

test.describe('an odd address', () => {
  for (const path of [
    '/%',
    '/course/%zz',
    '/course/x/lesson/%E0%A4',
    '/careers/%',
    `/collections/${'x'.repeat(300)}`,
  ])
    test(`SHELL-09 ${path.slice(0, 30)} is an unknown one`, async ({ page, signIn, allowConsoleErrors }) => {
      allowConsoleErrors(/404/);
      await signIn('learner');
      const answer = await page.goto(path);
      expect(answer?.status()).toBe(404);
      await expect(page.getByRole('heading', lost)).toBeVisible();
    });

  test('names a lesson, course or career that there is not', async ({ page, signIn, allowConsoleErrors }) => {
    allowConsoleErrors(/404/, /400/);
    await signIn('learner');
    await page.goto('/course/x/lesson/%25');
    await expect(page.getByRole('heading', { name: 'We can’t find this lesson.' })).toBeVisible();
    await page.goto('/course/%25');
    await expect(page.getByRole('heading', { name: 'Course not found' })).toBeVisible();
    await page.goto('/careers/%25%2F');
    await expect(page.getByRole('heading', { name: 'Career path not found' })).toBeVisible();
    await page.goto('/collections/%25');
    await expect(page.getByRole('heading', { name: 'Collection not found' })).toBeVisible();
  });

  test('with a broken anchor shows its page', async ({ page, signIn }) => {
    await signIn('learner');
    await page.goto('/events#%');
    await expect(page.getByRole('heading', { name: 'Meet, ask, build together' })).toBeVisible();
  });
});
