import { axe, expect, test } from '../../fixtures.ts';
import { inLetters, invitePerson } from '../../new-person.ts';

test.use({ serviceWorkers: 'block' });
test.beforeEach(({ signIn }) => signIn('admin'));

test('a person is found, locked with a reason and unlocked, and the audit log records it', async ({ page }, {
  workerIndex,
}) => {
  test.slow();
  const unique = `${workerIndex}-${Date.now()}`;
  const name = `Lerato Zebra ${inLetters(unique)}`;
  const email = `lerato-${unique}@example.co.za`;
  await invitePerson(page.request, { name, email, password: 'A long enough sentence' });
  await page.goto('/admin/people');
  await page.getByLabel('Search by name or email').fill(email);
  const row = page.getByRole('row', { name: new RegExp(name) });
  await expect(row).toContainText('Active');
  await row.getByRole('button', { name: `Change ${name}` }).click();
  const dialog = page.getByRole('dialog', { name: `Change ${name}` });
  await dialog.getByLabel('Account').selectOption('Locked');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Please say why.')).toBeVisible();
  await dialog.getByLabel('Reason').fill('Shared the password with a class.');
  await axe(page, 'person dialog');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await expect(row).toContainText('Locked');

  await page.getByRole('link', { name: 'Audit log' }).click();
  await page.getByLabel('Action, name or number').fill(name);
  const line = page.getByRole('row', { name: /^Lock account/ });
  await expect(line).toContainText('Shared the password with a class.');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'CSV' }).click();
  expect((await download).suggestedFilename()).toMatch(/^audit-log-\d{4}-\d\d-\d\d\.csv$/);
});
