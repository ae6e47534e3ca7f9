import { test } from '../../authoring/studio/own-academy.ts';
import { axe, expect, expectAccessibleInBothThemes } from '../../fixtures.ts';

test.use({ serviceWorkers: 'block' });

test('an administrator sets the launch, sees when somebody was faster, and opens the front page', async ({
  page,
  browser,
  signIn,
  baseURL,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(/409/);
  await signIn('admin');
  await page.goto('/admin/settings');
  const places = page.getByLabel('Early-access places');
  await expect(places).toHaveValue(/^\d+$/);
  await expectAccessibleInBothThemes(page);
  const save = page.getByRole('button', { name: 'Save the settings' });

  await places.fill('none');
  await save.click();
  await expect(page.getByText('Please give a whole number from 1 to 1000.')).toBeVisible();
  await expect(places).toBeFocused();
  await expect(places).toHaveValue('none');

  // A colleague saves elsewhere before this page does.
  const { settings, version } = await (await page.request.get('/api/admin/settings')).json();
  const colleague = await page.request.put('/api/admin/settings', {
    data: { ...settings, places: 70, version },
    headers: { Origin: baseURL ?? '' },
  });
  expect(colleague.status()).toBe(200);

  await places.fill('80');
  await page.getByRole('textbox', { name: 'Launch', exact: true }).fill('2026-01-31T18:30');
  await page.getByRole('switch', { name: 'Open now' }).check();
  await save.click();
  const meanwhile = page.getByRole('region', { name: 'Changed in the meantime' });
  await expect(meanwhile).toContainText('Early-access places: saved is 70, yours is 80');
  await expect(places).toHaveValue('80');
  await axe(page, 'settings that somebody else has changed');
  await meanwhile.getByRole('button', { name: 'Save mine' }).click();
  await expect(page.getByText('Settings saved', { exact: true })).toBeVisible();
  await expect(meanwhile).toHaveCount(0);

  const elsewhere = await browser.newContext({ baseURL: baseURL ?? '', serviceWorkers: 'block' });
  const visitor = await elsewhere.newPage();
  await visitor.goto('/');
  const open = visitor.getByRole('region', { name: 'Open now' });
  await expect(open).toContainText('Open since January 31st, 2026');
  await expect(visitor.getByRole('region', { name: 'Launch countdown' })).toHaveCount(0);
  await expect(visitor.getByRole('main')).toContainText('0 / 80 registered');
  await expectAccessibleInBothThemes(visitor);
  await elsewhere.close();

  // The HTML itself contains it, before any script has run.
  const plain = await browser.newContext({ baseURL: baseURL ?? '', javaScriptEnabled: false });
  const reader = await plain.newPage();
  await reader.goto('/');
  await expect(reader.getByRole('region', { name: 'Open now' })).toContainText(
    'Open since January 31st, 2026',
  );
  await expect(reader.getByRole('contentinfo')).toContainText('We are open.');
  await expect(reader.getByRole('main')).toContainText('0 / 80 registered');
  await plain.close();

  await page.goto('/admin/audit');
  await expect(page.getByRole('main')).toContainText('70 → 80');
});

test('Back from changed settings asks first, and leads to the page before only when confirmed', async ({
  page,
  signIn,
}) => {
  await signIn('admin');
  await page.goto('/admin/audit');
  await page.goto('/admin/settings');
  const phone = page.getByLabel('Phone line');
  await phone.fill('+27 21 555 0100');
  const ask = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await page.goBack();
  await ask.getByRole('button', { name: 'Keep editing' }).click();
  await expect(phone).toHaveValue('+27 21 555 0100');
  await page.goBack();
  await ask.getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL(/\/admin\/audit$/);
});
