import type { Page } from '@playwright/test';
import { axe, expect, test } from '../../fixtures.ts';
import { mailsTo } from '../../outbox.ts';
import { forgetSignIn } from '../../sign-in.ts';

async function mailedLink(page: Page, address: string): Promise<string> {
  const mails = await mailsTo(page.request, address);
  return mails.map(({ text }) => /https?:\S+\/reset-password#\S+/.exec(text)?.[0]).find(Boolean) ?? '';
}

test('a forgotten password is replaced by the mailed link', async ({
  page,
  signIn,
  signInAsNew,
  browser,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(/400|410/);
  const { email, password } = await signInAsNew('Johan Forgetful');
  await forgetSignIn(page);
  await page.goto('/login');
  await page.getByRole('button', { name: 'Forgot your password?' }).click();
  await page.getByLabel('Username or e-mail').fill(email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByText('we have sent its owner an email with a link')).toBeVisible();

  await signIn('admin');
  await expect.poll(() => mailedLink(page, email)).toContain('/reset-password#');
  const link = await mailedLink(page, email);

  const visitor = await browser.newContext();
  const mailed = await visitor.newPage();
  await mailed.goto(link);
  await mailed.getByLabel('New password').fill('password');
  await mailed.getByRole('button', { name: 'Set password' }).click();
  await expect(mailed.getByLabel('New password')).toHaveAccessibleDescription(
    /This password is too common\. Please choose another\./,
  );
  await mailed.getByLabel('New password').fill(password);
  await mailed.getByRole('button', { name: 'Set password' }).click();
  await mailed.getByRole('button', { name: 'Sign in' }).click();
  await mailed.getByLabel('Username or e-mail').fill(email);
  await mailed.getByLabel('Password', { exact: true }).fill(password);
  await mailed.getByRole('dialog').getByRole('button', { name: 'Sign in' }).click();
  await expect(mailed.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible();

  await mailed.goto(link);
  await mailed.reload();
  await mailed.getByLabel('New password').fill('another password');
  await mailed.getByRole('button', { name: 'Set password' }).click();
  await expect(mailed.getByText('This link has been used or has expired.')).toBeVisible();
  await expect(mailed.getByRole('button', { name: 'Send the link' })).toBeVisible();
  await visitor.close();
});

test('a new password and its meter break no rule of WCAG 2.2 AA', async ({ page }) => {
  await page.goto('/reset-password#a-token');
  await page.getByLabel('New password').fill('tortoise lemon kraal');
  await expect(page.getByText('Strong', { exact: true })).toBeVisible();
  await axe(page, 'new password');
});
