import { axe, expect, test } from '../../fixtures.ts';

test.use({ serviceWorkers: 'block' });

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
