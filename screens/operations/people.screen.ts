import { newPerson } from '../room/academy.ts';
import { expect, test } from '../room/test.ts';

test('a person is found, locked with a reason, and the audit log tells of it', async ({
  page,
  signInAsNew,
}) => {
  await signInAsNew('administrator');
  const { username } = await newPerson('learner');
  const name = `Full ${username}`;
  await page.goto('/admin/people');
  await page.getByLabel('Search by name or email').fill(username);
  await page.clock.runFor(1000);
  const row = page.getByRole('row', { name: new RegExp(name) });
  expect(row).toContainText('Active');
  await row.getByRole('button', { name: `Change ${name}` }).click();
  const dialog = page.getByRole('dialog', { name: `Change ${name}` });
  await dialog.getByLabel('Account').selectOption('Locked');
  await dialog.getByRole('button', { name: 'Save' }).click();
  expect(dialog.getByText('Please say why.')).toBeVisible();
  await dialog.getByLabel('Reason').fill('Shared the password with a class.');
  await dialog.getByRole('button', { name: 'Save' }).click();
  expect(dialog).toBeHidden();
  expect(row).toContainText('Locked');

  await page.getByRole('link', { name: 'Audit log' }).click();
  await page.getByLabel('Action, name or number').fill(name);
  await page.clock.runFor(1000);
  expect(page.getByRole('row', { name: /^Lock account/ })).toContainText('Shared the password with a class.');
});

test('the health page says what to do about demo accounts', async ({ page, signInAsNew }) => {
  await signInAsNew('administrator');
  await page.goto('/admin/health');
  expect(page.getByRole('listitem').filter({ hasText: 'Demo accounts' })).toContainText('Set DEMO to off');
});

for (const path of ['/admin/people', '/admin/audit', '/admin/health'])
  test(`${path} is not for a learner`, async ({ page, signInAsNew }) => {
    await signInAsNew('learner');
    await page.goto(path);
    expect(page.getByRole('heading', { name: 'Access Denied' })).toBeVisible();
  });
