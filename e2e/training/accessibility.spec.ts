import { axe, expect, expectAccessibleInBothThemes, test } from '../fixtures.ts';

test.use({ serviceWorkers: 'block' });

test('dashboard and calendar are accessible in both themes, and narrow phones scroll one way only', async ({
  page,
  signIn,
}) => {
  await signIn('learner');
  for (const path of ['/training', '/training?view=calendar']) {
    await page.goto(path);
    await expectAccessibleInBothThemes(page);
    await page.setViewportSize({ width: 360, height: 740 });
    const isWide = 'document.documentElement.scrollWidth > document.documentElement.clientWidth';
    expect(await page.evaluate(isWide)).toBe(false);
  }
});

test('the list of courses to register for and the payment are accessible', async ({ page, signIn }) => {
  await signIn('learner');
  await page.goto('/training');
  await page.getByRole('button', { name: 'Register for Course', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Course Registration' })).toBeVisible();
  await axe(page, 'registration list');
  await page.getByRole('button', { name: 'Done' }).click();
  await page
    .getByRole('button', { name: /^Start Supervised|^Start Neural|^Start Unsupervised/ })
    .first()
    .click();
  await expect(page.getByRole('dialog', { name: 'Complete Payment' })).toBeVisible();
  await axe(page, 'payment');
});
