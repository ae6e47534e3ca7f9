import { expect, type Page, test } from '../../room/test.ts';

async function openWaitlist(page: Page): Promise<void> {
  await page.goto('/admin/waitlist');
  expect(page.getByRole('heading', { name: 'Waiting list' })).toBeVisible();
}

async function register(page: Page, name: string, province: string): Promise<string> {
  const email = `${name.toLowerCase().replaceAll(' ', '-')}@example.co.za`;
  const answer = await page.line.fetch('/api/waitlist/register', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name, email, province }),
  });
  expect(answer.status).toBe(201);
  return email;
}

test('an administrator searches and filters the waiting list', async ({ page, signInAsNew }) => {
  const lerato = await register(page, 'Lerato Searched', 'Gauteng');
  const pieter = await register(page, 'Pieter Searched', 'Free State');
  await signInAsNew('administrator');
  await openWaitlist(page);
  const rows = page.getByRole('table').getByRole('row');
  await page.getByLabel('Name or email').fill('pieter-searched');
  expect(rows).toHaveCount(2);
  await page.getByLabel('Name or email').fill('');
  await page.getByLabel('Province').selectOption('Gauteng');
  expect(rows.filter({ hasText: lerato })).toHaveCount(1);
  expect(rows.filter({ hasText: pieter })).toHaveCount(0);
  // In an academy where no other test has invited anybody.
  await page.getByLabel('Province').selectOption('Free State');
  expect(rows.filter({ hasText: pieter })).toHaveCount(1);
  await page.getByLabel('State').selectOption('Learner');
  expect(page.getByText('Nobody matches this search.')).toBeVisible();
});

test('an administrator withdraws an invitation, and its link says so', async ({ page, signInAsNew }) => {
  const email = await register(page, 'Pieter Withdrawn', 'Limpopo');
  await signInAsNew('administrator');
  await openWaitlist(page);
  await page.getByLabel('Name or email').fill(email);
  await page.getByRole('button', { name: 'Invite Pieter Withdrawn' }).click();
  const { mails } = await page.line.read('GET /api/admin/outbox');
  const invitation = mails.find(
    ({ recipient, subject }) => recipient === email && subject.startsWith('Your place'),
  );
  const link = /\/invitation#\S+/.exec(invitation?.text ?? '')?.[0] ?? '';
  expect(link).not.toBe('');
  await page.getByRole('button', { name: 'Withdraw Pieter Withdrawn' }).click();
  expect(page.getByText('Invitation withdrawn')).toBeVisible();
  expect(page.getByRole('table').getByText('Waiting', { exact: true })).toBeVisible();
  await page.goto(link);
  expect(page.getByRole('heading', { name: 'This invitation is not valid' })).toBeVisible();
});

test('an administrator removes a person: the place is free and the name leaves the front page', async ({
  page,
  signInAsNew,
}) => {
  const name = 'Takenoff Thelist';
  const stats = () => page.line.read('GET /api/waitlist/stats');
  await register(page, name, 'Limpopo');
  const { spotsLeft, recentSignups } = await stats();
  expect(JSON.stringify(recentSignups)).toContain('Takenoff');
  await signInAsNew('administrator');
  await openWaitlist(page);
  await page.getByRole('button', { name: `Remove ${name}` }).click();
  const dialog = page.getByRole('alertdialog', { name: `Remove ${name}?` });
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  expect(page.getByRole('row').filter({ hasText: name })).toHaveCount(1);
  await page.getByRole('button', { name: `Remove ${name}` }).click();
  await dialog.getByRole('button', { name: 'Remove' }).click();
  expect(page.getByText('Removed from the list')).toBeVisible();
  expect(page.getByRole('row').filter({ hasText: name })).toHaveCount(0);
  const after = await stats();
  expect(JSON.stringify(after.recentSignups)).not.toContain('Takenoff');
  expect(after.spotsLeft).toBe(spotsLeft + 1);
});

test('an invalid name is refused next to its field, without a call, and stays there', async ({ page }) => {
  page.line.answer('POST /api/invitations/look', () => ({
    state: 'open',
    name: '<b>Thandi</b>',
    email: 'thandi@example.co.za',
  }));
  await page.goto('/invitation#open');
  await page.getByLabel('Password', { exact: true }).fill('tortoise lemon kraal');
  await page.getByRole('button', { name: 'Start learning' }).click();
  const field = page.getByLabel('Your full name');
  expect(field).toHaveAccessibleDescription(/^Please write your name with letters only/);
  expect(field).toHaveValue('<b>Thandi</b>');
  expect(field).toBeFocused();
  expect(page.line.asked).not.toContain('POST /api/invitations/accept');
});

test('a link that nobody sent says so and offers a new one', async ({ page }) => {
  await page.goto('/invitation#made-up');
  expect(page.getByRole('heading', { name: 'This invitation is not valid' })).toBeVisible();
  expect(page.getByRole('link', { name: 'Ask for a new invitation' })).toBeVisible();
});

test('an expired link offers a new one', async ({ page }) => {
  page.line.answer('POST /api/invitations/look', () => ({
    state: 'expired',
    name: 'Thandi',
    email: 'thandi@example.co.za',
  }));
  page.line.reply('POST /api/invitations/renew', 202, '');
  await page.goto('/invitation#expired');
  await page.getByRole('button', { name: 'Send me a new link' }).click();
  expect(page.getByText('A new link is on its way to your inbox.')).toBeVisible();
});

test('the waiting list is for administrators', async ({ page, signInAsNew }) => {
  await signInAsNew('learner');
  await page.goto('/admin/waitlist');
  expect(page.getByRole('heading', { name: 'Access Denied' })).toBeVisible();
});
