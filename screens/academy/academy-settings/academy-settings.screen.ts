import { expect, test } from '../../room/test.ts';

test('saving the settings shows no conflict with oneself, and typing goes on meanwhile', async ({
  page,
  signInAsNew,
}) => {
  await signInAsNew('administrator');
  const before = await page.line.read('GET /api/admin/settings');
  await page.goto('/admin/settings');
  const [phone, places] = [page.getByLabel('Phone line'), page.getByLabel('Early-access places')];
  await phone.fill('+27 21 555 0199');
  const saving = page.line.hold('PUT /api/admin/settings');
  // The page refetches the settings after its save; here that never finishes.
  const reading = page.line.hold('GET /api/admin/settings');
  await page.getByRole('button', { name: 'Save the settings' }).click();
  await places.fill('77');
  await saving.release();
  expect(page.getByText('Settings saved', { exact: true })).toBeVisible();
  expect(page.getByRole('region', { name: 'Changed in the meantime' })).toHaveCount(0);
  expect(places).toHaveValue('77');
  await reading.release();
  expect(page.getByRole('region', { name: 'Changed in the meantime' })).toHaveCount(0);
  expect([phone.inputValue(), places.inputValue()]).toEqual(['+27 21 555 0199', '77']);

  const reload = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(reload);
  expect(reload.defaultPrevented).toBe(true);

  const { version } = await page.line.read('GET /api/admin/settings');
  await page.line.send('PUT /api/admin/settings', { ...before.settings, version });
});

test('changed settings are not left by a slip: a link and Back ask first, and after a save nobody asks', async ({
  page,
  signInAsNew,
}) => {
  await signInAsNew('administrator');
  const before = await page.line.read('GET /api/admin/settings');
  await page.goto('/admin');
  await page.goto('/admin/settings');
  const ask = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  const link = page.getByRole('link', { name: 'Audit log' });
  const phone = page.getByLabel('Phone line');
  await phone.fill('+27 21 555 0188');
  for (const slip of [() => link.click(), () => page.goBack()]) {
    await slip();
    await ask.getByRole('button', { name: 'Keep editing' }).click();
    expect(ask).toHaveCount(0);
    expect(phone).toHaveValue('+27 21 555 0188');
    expect(location.pathname).toBe('/admin/settings');
  }

  await link.click();
  await ask.getByRole('button', { name: 'Leave' }).click();
  expect(location.pathname).toBe('/admin/audit');

  await page.goto('/admin/settings');
  await phone.fill('+27 21 555 0177');
  await page.getByRole('button', { name: 'Save the settings' }).click();
  expect(page.getByText('Settings saved', { exact: true })).toBeVisible();
  await link.click();
  expect(ask).toHaveCount(0);
  expect(location.pathname).toBe('/admin/audit');
  const { version } = await page.line.read('GET /api/admin/settings');
  await page.line.send('PUT /api/admin/settings', { ...before.settings, version });
});
