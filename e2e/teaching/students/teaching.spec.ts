import { axe, expect, expectAccessibleInBothThemes, test } from '../../fixtures.ts';

test.use({ serviceWorkers: 'block' });

test('the courses and sessions of a trainer break no rule of WCAG 2.2 AA, nor do their dialogs', async ({
  page,
  signIn,
  allowConsoleErrors,
}) => {
  // Two runs of axe on long tables.
  test.slow();
  allowConsoleErrors(/409/);
  await signIn('trainer');
  await page.goto('/my-courses');
  const row = page.getByRole('row').filter({ hasText: 'Plan card clinic' });
  await expect(row).toBeVisible();
  await expectAccessibleInBothThemes(page);

  await row.getByRole('button', { name: 'Move' }).click();
  const moving = page.getByRole('dialog', { name: 'Move session' });
  await moving.getByLabel('Day').fill('2020-02-29');
  await moving.getByRole('button', { name: 'Move session' }).click();
  await expect(moving.getByText('A session can only be moved to a time in the future.')).toBeVisible();
  await axe(page, 'refused move');
  await page.keyboard.press('Escape');
  await expect(moving).toHaveCount(0);

  await row.getByRole('button', { name: 'People coming to' }).click();
  await expect(page.getByRole('dialog', { name: 'Who is coming' })).toContainText('Plan card clinic');
  await axe(page, 'who is coming');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.getByRole('button', { name: 'New session' }).click();
  const planning = page.getByRole('dialog', { name: 'New session' });
  await planning.getByLabel('Title').fill('Office hour');
  await planning.getByRole('button', { name: 'Schedule session' }).click();
  await expect(planning.getByText('Please say in a sentence what it is about.')).toBeVisible();
  await axe(page, 'planning a session');
});

test('the learners of a trainer break no rule of WCAG 2.2 AA', async ({ page, signIn }) => {
  await signIn('trainer');
  await page.goto('/students');
  const table = page.getByRole('table', { name: 'Learners in your courses' });
  await expect(table.getByRole('row').filter({ hasText: 'Naledi Mokoena' }).first()).toBeVisible();
  await expectAccessibleInBothThemes(page);
});
