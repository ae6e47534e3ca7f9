import type { Page } from '@playwright/test';
import { axe, expect, test } from '../../fixtures.ts';
import { mailsTo } from '../../outbox.ts';
import { forgetSignIn } from '../../sign-in.ts';

test.use({ serviceWorkers: 'block' });

// The waiting list has 50 places and is shared, so the tests run one after the other.
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
  await request.post('/api/waitlist/register', {
    data: { name: 'Lerato Molefe', email: EMAIL, province: 'Gauteng' },
  });
});

test('an administrator exports the waiting list', async ({ page, signIn }) => {
  await signIn('admin');
  await openWaitlist(page);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  expect((await downloading).suggestedFilename()).toMatch(/^waiting-list-\d{4}-\d\d-\d\d\.csv$/);
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
