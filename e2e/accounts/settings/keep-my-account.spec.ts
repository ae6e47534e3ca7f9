import type { APIRequestContext } from '@playwright/test';
import { expect, expectAccessibleInBothThemes, test } from '../../fixtures.ts';
import { inLetters, invitePerson } from '../../new-person.ts';
import { mailsTo } from '../../outbox.ts';
import { forgetSignIn } from '../../sign-in.ts';

test.use({ serviceWorkers: 'block' });

/** The link in the latest mail to an address. */
async function linkTo(admin: APIRequestContext, address: string, purpose: 'confirm' | 'undo') {
  const mails = await mailsTo(admin, address);
  const link = new RegExp(`/email-change#${purpose}\\.\\S+`);
  return mails.map(({ text }) => link.exec(text)?.[0]).find(Boolean) ?? '';
}

test('a learner changes the address by the link at the new one, and disowns a device', async ({
  page,
  browser,
  signIn,
  baseURL,
  allowConsoleErrors,
}, { workerIndex }) => {
  test.slow();
  // The device list that fails to load.
  allowConsoleErrors(/ERR_FAILED/);
  const unique = `${workerIndex}-${Date.now()}`;
  const person = {
    name: `Bongi Address ${inLetters(unique)}`,
    email: `bongi-${unique}@example.co.za`,
    password: 'A long enough sentence',
  };
  const newEmail = `bongi-new-${unique}@example.co.za`;
  const credentials = (username: string) => ({ data: { username, password: person.password } });
  const admin = await browser.newContext({ baseURL: baseURL ?? '' });
  await signIn('admin');
  await admin.addCookies(await page.context().cookies());
  await invitePerson(page.request, person);
  await forgetSignIn(page);
  await page.request.post('/api/auth/login', credentials(person.email));

  await page.goto('/settings');
  await page.getByRole('link', { name: 'Email address' }).click();
  await expect(page.getByText(`We write to ${person.email}.`)).toBeVisible();
  await page.getByLabel('New email address').fill(newEmail);
  await page.getByLabel('Your password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Email a link to the new address' }).click();
  await expect(page.getByText(`We have emailed a link to ${newEmail}.`)).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await page.goto(await linkTo(admin.request, newEmail, 'confirm'));
  await page.getByRole('button', { name: 'Use this address' }).click();
  await expect(page.getByRole('heading', { name: 'Your new address is confirmed' })).toBeFocused();
  await expectAccessibleInBothThemes(page);
  expect(await linkTo(admin.request, person.email, 'undo')).not.toBe('');

  await page.route('**/api/auth/sessions', (route) => route.abort());
  await page.goto('/settings/not-me');
  await expect(page.getByText('Your devices did not load.')).toBeVisible();
  await page.unroute('**/api/auth/sessions');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Please choose the device that you don’t know')).toBeVisible();

  const stranger = await browser.newContext({ baseURL: baseURL ?? '' });
  await stranger.request.post('/api/auth/login', credentials(newEmail));
  await page.goto('/settings?tab=security');
  await page.getByRole('link', { name: /is not me$/ }).click();
  await expect(page.getByRole('button', { name: 'It was not me: sign it out' })).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await page.getByRole('button', { name: 'It was not me: sign it out' }).click();
  await expect(page.getByText('Please choose a new one now.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'What happened' })).toBeFocused();
  await expect(page.getByLabel('New password', { exact: true })).toBeVisible();
  expect((await stranger.request.get('/api/auth/user')).status()).toBe(401);
  await stranger.close();

  await page.goto(await linkTo(admin.request, person.email, 'undo'));
  await expectAccessibleInBothThemes(page);
  await page.getByRole('button', { name: 'Keep my earlier address' }).click();
  await expect(page.getByRole('heading', { name: 'Your account is yours again' })).toBeFocused();
  await expect(page.getByText(`We write to ${person.email}.`)).toBeVisible();
  await expectAccessibleInBothThemes(page);
  const known = await admin.request.post('/api/auth/login', credentials(person.email));
  expect(known.status()).toBe(401);
  await admin.close();
});
