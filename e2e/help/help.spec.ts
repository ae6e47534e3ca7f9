import { expect, expectAccessibleInBothThemes, test } from '../fixtures.ts';

// A worker of the product would hide requests from the routes of these tests.
test.use({ serviceWorkers: 'block' });

test.beforeEach(async ({ signIn, page }) => {
  await signIn('learner');
  await page.goto('/help');
});

test('the help page breaks no rule of WCAG 2.2 AA and fits the narrowest phone', async ({ page }) => {
  await page.getByRole('button', { name: /course materials/ }).click();
  await expect(page.getByText(/12 months of access/)).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await page.setViewportSize({ width: 360, height: 720 });
  await page.reload({ waitUntil: 'networkidle' });
  expect(
    await page.evaluate('document.documentElement.scrollWidth > document.documentElement.clientWidth'),
  ).toBe(false);
});
