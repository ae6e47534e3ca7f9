import { expect, test } from '../room/test.ts';

test('who has saved the settings is not told that somebody else was faster, and types on meanwhile', async ({
  page,
  signInAsNew,
}) => {
  await signInAsNew('administrator');
  const before = await page.line.read('GET /api/admin/settings');
  await page.goto('/admin/settings');
  const [phone, places] = [page.getByLabel('Phone line'), page.getByLabel('Early-access places')];
  await phone.fill('+27 21 555 0199');
  const saving = page.line.hold('PUT /api/admin/settings');
  // The page reads the settings again after its save; here that takes for ever.
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
