import { readFile } from 'node:fs/promises';
import { axe, expect, expectAccessibleInBothThemes, test } from '../../fixtures.ts';

test.use({ serviceWorkers: 'block' });

test('a learner downloads a copy of everything, asks to be erased and keeps the account after all', {
  tag: '@journey',
}, async ({ page, signInAsNew, allowConsoleErrors }) => {
  test.slow();
  // The wrong password.
  allowConsoleErrors(/400 \(Bad Request\)/);
  const person = await signInAsNew('Naledi Copy');

  await page.goto('/settings');
  await page.getByRole('link', { name: 'Privacy and my data' }).click();
  await page.getByRole('button', { name: 'Prepare a copy' }).click();
  const download = page.getByRole('button', { name: 'Page to read' });
  await expect(download).toBeVisible({ timeout: 30_000 });
  const saved = page.waitForEvent('download');
  await download.click();
  const file = await saved;
  expect(file.suggestedFilename()).toBe('my-academy-data.html');
  expect(await readFile(await file.path(), 'utf8')).toContain(person.name);
  await expect(page.getByText('It is in your downloads, and has been deleted here.')).toBeVisible();
  await expect(download).toBeHidden();
  await expect(page.getByText(/One file has reached you and has been deleted here/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'File for programs (JSON)' })).toBeVisible();
  await expectAccessibleInBothThemes(page);

  await page.getByRole('button', { name: 'Erase my account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Erase my account' });
  await dialog.getByLabel('Your password').fill('not the password');
  await dialog.getByRole('button', { name: 'Erase in 30 days' }).click();
  await expect(dialog.getByText('The password is not right.')).toBeVisible();
  await axe(page, 'erasure dialog');
  await dialog.getByLabel('Your password').fill(person.password);
  await dialog.getByRole('button', { name: 'Erase in 30 days' }).click();
  await expect(page.getByText(/Your account will be erased on/)).toBeVisible();
  await page.getByRole('button', { name: 'Keep my account' }).click();
  await expect(page.getByRole('button', { name: 'Erase my account' })).toBeVisible();
});

test('the register of personal data is found by its words, and fits into 320 px', async ({
  page,
  signIn,
}) => {
  test.slow();
  await signIn('admin');
  await page.goto('/admin/privacy');
  await page.getByLabel('Find').fill('receipts');
  const orders = page.getByRole('row', { name: /^Payment orders/ });
  await expect(orders).toContainText('5 years, because tax law asks for it.');
  await expectAccessibleInBothThemes(page);
  await page.setViewportSize({ width: 320, height: 720 });
  expect(
    await page.evaluate('document.documentElement.scrollWidth > document.documentElement.clientWidth'),
  ).toBe(false);
});
