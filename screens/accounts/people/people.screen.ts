import { vi } from 'vitest';
import { newPerson } from '../../room/academy.ts';
import { expect, test } from '../../room/test.ts';

test('a person is found, locked with a reason, and the audit log records it', async ({
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

test('staff sign somebody out, mail a password link and remove a second factor, each with a reason', async ({
  page,
  signInAsNew,
}) => {
  await signInAsNew('administrator');
  const { username } = await newPerson('learner');
  const name = `Full ${username}`;
  await page.goto('/admin/people');
  await page.getByLabel('Search by name or email').fill(username);
  await page.clock.runFor(1000);
  for (const [button, done] of [
    ['Sign out everywhere', `${name} has to sign in again on every device.`],
    ['Email a password link', `A link to set a new password is on its way to ${name}.`],
    ['Remove second factor', `${name} signs in with the password alone.`],
  ] as const) {
    await page.getByRole('button', { name: `Change ${name}` }).click();
    const dialog = page.getByRole('dialog', { name: `Change ${name}` });
    await dialog.getByRole('button', { name: button }).click();
    expect(dialog.getByText('Please say why. It goes into the audit log.')).toBeVisible();
    await dialog.getByLabel('Reason').fill(`Asked for it: ${button}`);
    await dialog.getByRole('button', { name: button }).click();
    expect(dialog).toHaveCount(0);
    expect(page.getByText(done)).toBeVisible();
  }
  await page.goto('/admin/audit');
  await page.getByLabel('Action, name or number').fill(name);
  await page.clock.runFor(1000);
  for (const action of ['End sign ins', 'Send password link', 'Remove second factor'])
    expect(page.getByRole('row', { name: new RegExp(`^${action}`) })).toContainText('Asked for it');
});

test('the audit log names the server’s operator, and a truncated file is marked', async ({
  page,
  signInAsNew,
}) => {
  await signInAsNew('administrator');
  const entry = { happenedAt: '2026-11-14T10:00:00.000Z', subject: 'x', subjectName: null, reason: null };
  page.line.answer('GET /api/admin/audit', () => ({
    entries: [
      { ...entry, id: 2, actor: null, action: 'import-course' },
      { ...entry, id: 1, actor: null, action: 'lock-account' },
    ],
    next: 1,
  }));
  const saved: Blob[] = [];
  // Downloading the file is the browser's part: e2e/accounts/people/people.spec.ts.
  const giving = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const saving = vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    saved.push(blob as Blob);
    return 'blob:saved';
  });
  await page.goto('/admin/audit');
  expect(page.getByRole('row', { name: /^Import course/ })).toContainText('Whoever looks after the server');
  expect(page.getByRole('row', { name: /^Lock account/ })).toContainText('A deleted account');
  await page.getByRole('button', { name: 'CSV' }).click();
  expect(page.getByText('It has the newest 200 entries.')).toBeVisible();
  expect(await saved[0]?.text()).toMatch(/Older entries follow\. Choose fewer days for the rest\.\r\n$/);
  for (const spy of [giving, saving]) spy.mockRestore();
});

test('the search of people asks after a pause, not for each letter', async ({ page, signInAsNew }) => {
  await signInAsNew('administrator');
  await page.goto('/admin/people');
  const requestCount = () => page.line.asked.filter((call) => call.includes('/api/admin/people?')).length;
  const before = requestCount();
  await page.getByLabel('Search by name or email').pressSequentially('thabo');
  await page.clock.runFor(1000);
  expect(requestCount()).toBe(before + 1);
});

test('the health page says when it could not look again', async ({ page, signInAsNew }) => {
  await signInAsNew('administrator');
  await page.goto('/admin/health');
  page.line.fail('GET /api/admin/health');
  await page.getByRole('button', { name: 'Check again' }).click();
  expect(page.getByText('What stands here is from the last check.')).toBeVisible();
  expect(page.getByRole('listitem').filter({ hasText: 'Demo accounts' })).toBeVisible();
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
