import { expect, expectAccessibleInBothThemes, test } from '../fixtures.ts';

// A worker of the product would hide requests from the routes of these tests.
test.use({ serviceWorkers: 'block' });
test.beforeEach(async ({ signIn }) => signIn('learner'));

test('a career breaks no rule of WCAG 2.2 AA and fits the narrowest phone', async ({ page }) => {
  await page.goto('/careers/ai-startup-founder');
  await expectAccessibleInBothThemes(page);
  await page.setViewportSize({ width: 360, height: 720 });
  expect(
    await page.evaluate('document.documentElement.scrollWidth > document.documentElement.clientWidth'),
  ).toBe(false);
});
