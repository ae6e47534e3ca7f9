import { axe, expect, expectAccessibleInBothThemes, test } from '../../fixtures.ts';

// The product's service worker would hide requests from the routes of these tests.
test.use({ serviceWorkers: 'block' });

test('LIB-08 courses wear the image of their title', async ({ page, signIn }) => {
  await signIn('learner');
  await page.goto('/content');
  for (const [title, image] of [
    ['Python for AI', 'steps'],
    ['AI Ethics and POPIA', 'gable'],
    ['Data Science Foundations', 'diamond'],
  ] as const) {
    const card = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: title, exact: true }) });
    await expect(card.locator('img')).toHaveAttribute('src', new RegExp(image));
  }
});

test('the library breaks no rule of WCAG 2.2 AA and fits 320 px', async ({ page, signIn }) => {
  await signIn('learner');
  await page.goto('/content');
  await expectAccessibleInBothThemes(page);
  await page.setViewportSize({ width: 320, height: 720 });
  const isWide = 'document.documentElement.scrollWidth > document.documentElement.clientWidth';
  expect(await page.evaluate(isWide)).toBe(false);
  await page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'AI Fundamentals', exact: true }) })
    .getByRole('button', { name: 'Enroll', exact: true })
    .click();
  await expect(page.getByRole('dialog', { name: 'Complete Payment' })).toBeVisible();
  await axe(page, 'payment');
  expect(await page.evaluate(isWide)).toBe(false);
});
