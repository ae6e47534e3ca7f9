import { createHmac } from 'node:crypto';
import { axe, expect, expectAccessibleInBothThemes, test } from '../../fixtures.ts';
import { forgetSignIn } from '../../sign-in.ts';

test.use({ serviceWorkers: 'block' });

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const STEP_MS = 30_000;

/** The code that an authenticator app shows for a secret (RFC 6238). */
function codeOf(secret: string, now: number): string {
  const bits = [...secret].map((letter) => BASE32.indexOf(letter).toString(2).padStart(5, '0')).join('');
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const step = Buffer.alloc(8);
  step.writeBigUInt64BE(BigInt(Math.floor(now / STEP_MS)));
  const hash = createHmac('sha1', key).update(step).digest();
  const number = hash.readUInt32BE((hash.at(-1) ?? 0) & 0xf) & 0x7fffffff;
  return String(number % 1_000_000).padStart(6, '0');
}

test('a learner sets up an authenticator app, and the next sign-in asks for a code', {
  tag: '@journey',
}, async ({ page, signInAsNew, browser, baseURL, allowConsoleErrors }) => {
  test.slow();
  // The sign-in without a code.
  allowConsoleErrors(/401 \(Unauthorized\)/);
  const person = await signInAsNew('Sipho Factor');
  await page.goto('/settings?tab=security');
  await page.getByRole('link', { name: 'Second factor' }).click();
  const setUp = page.getByRole('button', { name: 'Set up an authenticator app' });
  await expect(setUp).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await setUp.click();
  const dialog = page.getByRole('dialog', { name: 'Set up an authenticator app' });
  await dialog.getByLabel('Your password').fill(person.password);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('img', { name: 'Picture for the authenticator app' })).toBeVisible();
  const secret = (await page.locator('code').innerText()).replaceAll(' ', '');
  // Not in both themes: that reloads the page, and the QR code is shown only once.
  await axe(page, 'picture for the app');
  await page.getByLabel('Code that the app shows').fill(codeOf(secret, Date.now()));
  await page.getByRole('button', { name: 'Turn on' }).click();
  const codes = page.getByRole('list', { name: 'Recovery codes' });
  await expect(codes).toBeVisible();
  const [recovery = '', other = ''] = await codes.getByRole('listitem').allInnerTexts();
  await page.getByRole('button', { name: 'I have kept them' }).click();
  await expect(page.getByText('Recovery codes left: 10.')).toBeVisible();

  await forgetSignIn(page);
  await page.goto('/login');
  const form = page.getByRole('form', { name: 'Sign in' });
  await form.getByLabel(/^Username/).fill(person.email);
  await form.getByLabel('Password', { exact: true }).fill(person.password);
  await form.getByRole('button', { name: 'Sign in' }).click();
  await expect(form.getByText('Please type the code that your authenticator app shows.')).toBeVisible();
  await expect(form.getByLabel('Code')).toBeFocused();
  await form.getByLabel('Code').fill(recovery);
  await form.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('navigation').first()).toBeVisible();
  await page.goto('/settings/second-factor');
  await expect(page.getByText('Recovery codes left: 9.')).toBeVisible();

  // The page's own form, without a script.
  const plain = await browser.newContext({ baseURL: baseURL ?? '', javaScriptEnabled: false });
  const bare = await plain.newPage();
  await bare.goto('/login');
  const fill = async () => {
    await bare.getByLabel(/^Username/).fill(person.email);
    await bare.getByLabel('Password', { exact: true }).fill(person.password);
  };
  await expect(bare.getByLabel('Code')).toBeHidden();
  await fill();
  await bare.getByRole('button', { name: 'Sign in', exact: true }).last().click();
  await expect(bare.getByText('Please type the code that your authenticator app shows.')).toBeVisible();
  await fill();
  await bare.getByLabel('Code').fill(other);
  await bare.getByRole('button', { name: 'Sign in', exact: true }).last().click();
  const userStatus = async () => (await plain.request.get('/api/auth/user')).status();
  await expect.poll(userStatus).toBe(200);
  await plain.close();
});
