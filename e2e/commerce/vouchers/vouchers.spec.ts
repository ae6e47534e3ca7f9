import { readFileSync } from 'node:fs';
import { axe, expect, expectAccessibleInBothThemes } from '../../fixtures.ts';
import { COURSE, clearDevice, hasPlace, openPayment, payment, test, toastOf } from '../payments/selling.ts';

// What a code has given stays.
test.use({ serviceWorkers: 'block', shop: 'vouchers' });

test('an administrator makes codes for a sponsor, and a learner takes a place with one, once', async ({
  page,
  signIn,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(/404|409|422/);
  await signIn('admin');
  await page.goto('/admin/vouchers');
  await expect(page.getByText('There are no codes yet. Create the first batch.')).toBeVisible();
  await page.getByRole('button', { name: 'New batch' }).click();
  const dialog = page.getByRole('dialog', { name: 'New batch of codes' });
  await dialog.getByLabel('Sponsor').fill('Mzansi Skills Fund');
  await dialog.getByLabel('Amount in rand').fill('5000');
  await dialog.getByLabel('Number of codes').fill('2');
  await dialog.getByLabel('Last day').fill('2020-01-01');
  await dialog.getByRole('button', { name: 'Create the codes' }).click();
  await expect(dialog).toContainText('Please choose a last day that is today or later.');
  await axe(page, 'new batch, refused');
  await expect(dialog.getByLabel('Sponsor')).toHaveValue('Mzansi Skills Fund');
  await dialog.getByLabel('Last day').fill('2099-12-31');
  await dialog.getByRole('button', { name: 'Create the codes' }).click();
  await expect(toastOf(page, 'Codes created')).toBeVisible();
  await expectAccessibleInBothThemes(page);
  const batch = page.getByRole('listitem').filter({ hasText: 'Mzansi Skills Fund' });
  await expect(batch).toContainText('0 of 2 used');
  const download = page.waitForEvent('download');
  await batch.getByRole('button', { name: /^Codes \(CSV\)/ }).click();
  const file = readFileSync(await (await download).path(), 'utf8');
  const [, first = '', second = ''] = file.split('\r\n').map((line) => line.split(',')[0] ?? '');

  await clearDevice(page);
  await signIn('trainer');
  await openPayment(page);
  await payment(page).getByRole('button', { name: 'I have a code from a sponsor' }).click();
  const field = payment(page).getByLabel('Code from your sponsor');
  await field.fill('AAAA-AAAA-AAAA-AAAA');
  await payment(page).getByRole('button', { name: 'Use this code' }).click();
  await expect(payment(page)).toContainText('We don’t know this code.');
  await axe(page, 'code refused');
  await field.fill(first.toLowerCase().replaceAll('-', ' '));
  await payment(page).getByRole('button', { name: 'Use this code' }).click();
  await expect(toastOf(page, 'Your place is paid for')).toBeVisible();
  await expect(payment(page)).toHaveCount(0);
  expect(await hasPlace(page)).toBe(true);

  await clearDevice(page);
  await signIn('admin');
  for (const [code, sentence] of [
    [first, 'This code has been used already.'],
    [second, null],
  ] as const) {
    await openPayment(page);
    await payment(page).getByRole('button', { name: 'I have a code from a sponsor' }).click();
    await payment(page).getByLabel('Code from your sponsor').fill(code);
    await payment(page).getByRole('button', { name: 'Use this code' }).click();
    if (sentence) await expect(payment(page)).toContainText(sentence);
    else await expect(toastOf(page, 'Your place is paid for')).toBeVisible();
  }
  await page.goto('/admin/vouchers');
  await expect(page.getByRole('listitem').filter({ hasText: 'Mzansi Skills Fund' })).toContainText(
    '2 of 2 used',
  );
  await page.goto(`/course/${COURSE.id}`);
  await expect(page.getByRole('main').getByRole('link', { name: /Start course|Continue/ })).toBeVisible();
});
