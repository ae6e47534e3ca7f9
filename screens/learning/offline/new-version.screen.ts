import { expect, test } from '../../room/test.ts';

test('a new version does not take the place of a question that is written and not sent', async ({
  page,
  signInAsNew,
}) => {
  await signInAsNew('learner');
  await page.goto('/tickets');
  const text = page.getByRole('textbox', { name: 'Your question' });
  await text.fill('Which lesson comes first?');
  await page.meetNewVersion();
  await page.getByRole('button', { name: 'Reload now' }).click();
  expect(page.left).toEqual([]);
  expect(page.getByText('What you wrote is not sent yet')).toBeVisible();
  expect(text).toHaveValue('Which lesson comes first?');

  await text.fill('');
  await page.meetNewVersion();
  await page.getByRole('button', { name: 'Reload now' }).last().click();
  expect(page.left).toEqual(['/tickets']);
});
