import type { Page } from '@playwright/test';
import { axe, expect, test } from '../fixtures.ts';
import { mailsTo } from '../outbox.ts';
import { forgetSignIn } from '../sign-in.ts';

test.use({ serviceWorkers: 'block' });

// The waiting list has 50 places and is shared: one test after the other.
test.describe.configure({ mode: 'serial' });

const EMAIL = 'lerato@example.co.za';
const PASSWORD = 'tortoise lemon kraal';

async function invitationLink(page: Page): Promise<string> {
  const mails = await mailsTo(page.request, EMAIL);
  const mail = mails.find(({ subject }) => subject.startsWith('Your place'));
  return /https?:\S+#\S+/.exec(mail?.text ?? '')?.[0] ?? '';
}

async function openWaitlist(page: Page): Promise<void> {
  await page.goto('/admin/waitlist');
  await expect(page.getByRole('heading', { name: 'Waiting list' })).toBeVisible();
}

test.beforeAll(async ({ request }) => {
  for (const [name, email, province] of [
    ['Lerato Molefe', EMAIL, 'Gauteng'],
    ['Pieter van der Merwe', 'pieter@example.co.za', 'Free State'],
  ])
    await request.post('/api/waitlist/register', { data: { name, email, province } });
});

test('an administrator searches, filters and exports the waiting list', async ({ page, signIn }) => {
  await signIn('admin');
  await openWaitlist(page);
  const rows = page.getByRole('table').getByRole('row');
  await page.getByLabel('Name or email').fill('pieter');
  await expect(rows).toHaveCount(2);
  await page.getByLabel('Name or email').fill('');
  await page.getByLabel('Province').selectOption('Gauteng');
  await expect(rows.filter({ hasText: EMAIL })).toHaveCount(1);
  await expect(rows.filter({ hasText: 'pieter@' })).toHaveCount(0);
  // Where no other test has invited anybody.
  await page.getByLabel('Province').selectOption('Free State');
  await page.getByLabel('State').selectOption('Learner');
  await expect(page.getByText('Nobody matches this search.')).toBeVisible();
  await page.getByLabel('State').selectOption('');
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  expect((await downloading).suggestedFilename()).toBe('waiting-list.csv');
});

test('SHELL-20 an invited person sets a password by the mailed link and becomes a learner', {
  tag: '@journey',
}, async ({ page, signIn, browser, allowConsoleErrors }) => {
  allowConsoleErrors(/400/);
  await signIn('admin');
  await openWaitlist(page);
  await page.getByLabel('Name or email').fill(EMAIL);
  await page.getByRole('checkbox', { name: /Lerato Molefe/ }).check();
  await page.getByRole('button', { name: 'Invite 1' }).click();
  await expect(page.getByText('Invitation sent')).toBeVisible();
  await expect(page.getByRole('table').getByText('Invited', { exact: true })).toBeVisible();
  await expect.poll(() => invitationLink(page)).toContain('/invitation#');
  const link = await invitationLink(page);

  const context = await browser.newContext();
  const person = await context.newPage();
  await person.goto(link);
  await expect(person.getByText(`You will sign in with ${EMAIL}.`)).toBeVisible();
  await axe(person, 'invitation');
  await expect(person.getByLabel('Your full name')).toHaveValue('Lerato Molefe');
  await person.getByLabel('Password', { exact: true }).fill('short');
  await person.getByRole('button', { name: 'Start learning' }).click();
  await expect(person.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(
    /Your password must be at least 8 characters long\./,
  );
  await person.getByLabel('Password', { exact: true }).fill('Lerato was here');
  await person.getByRole('button', { name: 'Start learning' }).click();
  await expect(person.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(
    /must not contain your own name or email address/,
  );
  await person.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await person.getByLabel(/^Referral code/).fill('NOSUCH');
  await person.getByRole('button', { name: 'Start learning' }).click();
  await expect(person.getByLabel(/^Referral code/)).toHaveAccessibleDescription(
    /do not know this referral code/,
  );
  await person.getByLabel(/^Referral code/).fill('');
  await person.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await person.getByRole('button', { name: 'Start learning' }).click();
  await expect(person.getByText('Dumela, Lerato.')).toBeVisible();

  await forgetSignIn(person);
  await person.goto('/');
  await person.goto(link);
  await expect(person.getByRole('heading', { name: 'This invitation has been used' })).toBeVisible();
  await context.close();
  await page.reload();
  await page.getByLabel('Name or email').fill(EMAIL);
  await expect(page.getByRole('table').getByText('Learner', { exact: true })).toBeVisible();
});

test('an administrator withdraws an invitation, and its link says so', async ({ page, signIn }) => {
  await signIn('admin');
  await openWaitlist(page);
  await page.getByLabel('Name or email').fill('pieter');
  await page.getByRole('button', { name: 'Invite Pieter van der Merwe' }).click();
  await page.getByRole('button', { name: 'Withdraw Pieter van der Merwe' }).click();
  await expect(page.getByText('Invitation withdrawn')).toBeVisible();
  await expect(page.getByRole('table').getByText('Waiting', { exact: true })).toBeVisible();
});

test('an administrator removes a person: the place is free and the name leaves the front page', async ({
  page,
  signIn,
}) => {
  const name = 'Takenoff Thelist';
  const stats = async () => (await page.request.get('/api/waitlist/stats')).json();
  await page.request.post('/api/waitlist/register', {
    data: { name, email: 'takenoff@example.co.za', province: 'Limpopo' },
  });
  expect(JSON.stringify(await stats())).toContain(name);
  await signIn('admin');
  await openWaitlist(page);
  await page.getByRole('button', { name: `Remove ${name}` }).click();
  const dialog = page.getByRole('alertdialog', { name: `Remove ${name}?` });
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('row').filter({ hasText: name })).toHaveCount(1);
  await page.getByRole('button', { name: `Remove ${name}` }).click();
  await dialog.getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('Removed from the list')).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: name })).toHaveCount(0);
  expect(JSON.stringify(await stats())).not.toContain(name);
});

test('a link that nobody sent says so and offers a new one', async ({ page, allowConsoleErrors }) => {
  allowConsoleErrors(/410/);
  await page.goto('/invitation#made-up');
  await expect(page.getByRole('heading', { name: 'This invitation is not valid' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Ask for a new invitation' })).toBeVisible();
});

test('an expired link offers a new one', async ({ page }) => {
  await page.route('**/api/invitations/look', (route) =>
    route.fulfill({ json: { state: 'expired', name: 'Thandi', email: 'thandi@example.co.za' } }),
  );
  await page.route('**/api/invitations/renew', (route) => route.fulfill({ status: 202 }));
  await page.goto('/invitation#expired');
  await page.getByRole('button', { name: 'Send me a new link' }).click();
  await expect(page.getByText('A new link is on its way to your inbox.')).toBeVisible();
});

test('the waiting list is for administrators', async ({ page, signIn }) => {
  await signIn('learner');
  await page.goto('/admin/waitlist');
  await expect(page.getByRole('heading', { name: 'Access Denied' })).toBeVisible();
});
