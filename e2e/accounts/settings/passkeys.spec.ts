import type { Page } from '@playwright/test';
import { axe, expect, expectAccessibleInBothThemes, test } from '../../fixtures.ts';

test.use({ serviceWorkers: 'block' });

/** A phone with a fingerprint reader that its owner always touches. */
async function addDevice(page: Page): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

test('a learner adds a passkey, signs in with it alone and removes it', { tag: '@journey' }, async ({
  page,
  signInAsNew,
  baseURL,
  allowConsoleErrors,
}) => {
  test.slow();
  // The passkey that was removed.
  allowConsoleErrors(/401 \(Unauthorized\)/);
  const person = await signInAsNew('Ayanda Passkey');
  // Browsers create passkeys for host names, not for IP addresses such as 127.0.0.1.
  const here = (baseURL ?? '').replace('127.0.0.1', 'localhost');
  await addDevice(page);
  await page.request.post(`${here}/api/auth/login`, {
    data: { username: person.email, password: person.password },
  });
  await page.goto(`${here}/settings/passkeys`);
  await expect(page.getByText('You have no passkey yet.')).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a passkey' });
  await dialog.getByLabel('Name of the device').fill('Blue phone');
  await dialog.getByLabel('Your password').fill(person.password);
  await axe(page, 'dialog for a passkey');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  const list = page.getByRole('list', { name: 'Your passkeys' });
  await expect(list.getByText('Blue phone')).toBeVisible();
  await expect(list.getByText(/Not used yet/)).toBeVisible();

  // The virtual authenticator belongs to this page and would be gone on an empty one.
  await page.goto(`${here}/privacy`);
  await page.context().clearCookies();
  await page.goto(`${here}/login`);
  const form = page.getByRole('form', { name: 'Sign in' });
  await form.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(page.getByRole('navigation').first()).toBeVisible();
  await page.goto(`${here}/settings/passkeys`);
  await expect(list.getByText(/Last used/)).toBeVisible();

  await page.getByRole('button', { name: 'Remove Blue phone' }).click();
  const removal = page.getByRole('dialog', { name: /^Remove/ });
  await removal.getByLabel('Your password').fill(person.password);
  await removal.getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('You have no passkey yet.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Passkeys', level: 2 })).toBeFocused();
  await page.goto(`${here}/privacy`);
  await page.context().clearCookies();
  await page.goto(`${here}/login`);
  await form.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(form.getByRole('alert')).toContainText('We do not know this passkey.');
});
