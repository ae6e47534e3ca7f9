import { NO_NETWORK, waitForCachedPages } from '../../device.ts';
import { expect, test } from '../../fixtures.ts';

test('text size and mode survive a start without a network, and a sign-out', async ({
  page,
  context,
  signInAsNew,
  allowConsoleErrors,
}) => {
  test.slow();
  allowConsoleErrors(NO_NETWORK);
  const person = await signInAsNew('Pule Survives');
  const credentials = { data: { username: person.email, password: person.password } };
  await page.request.put('/api/display-settings', {
    data: { accessibilityMode: true, fontSize: 'extra-large' },
  });
  const html = page.locator('html');
  const isKept = async () => {
    await expect(html).toHaveAttribute('data-text', 'extra-large');
    await expect(html).toHaveAttribute('data-a11y', 'enhanced');
  };
  await page.goto('/profile');
  await isKept();
  await waitForCachedPages(page);

  await context.setOffline(true);
  await page.reload({ waitUntil: 'commit' });
  await isKept();
  await context.setOffline(false);

  await page.goto('about:blank');
  await page.request.post('/api/auth/logout');
  await page.goto('/privacy');
  await isKept();
  await page.request.post('/api/auth/login', credentials);
  await page.goto('/profile');
  await isKept();
});
