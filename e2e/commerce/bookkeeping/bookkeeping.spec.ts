import { axe, expect, expectAccessibleInBothThemes } from '../../fixtures.ts';
import {
  COURSE,
  clearDevice,
  hasPlace,
  openPayment,
  popupButton,
  providerWindow,
  test,
  toastOf,
} from '../payments/selling.ts';

test.use({ serviceWorkers: 'block', shop: 'books' });

test('an administrator sees orders, finds money without an order, and sends a price back', async ({
  page,
  signIn,
  selling,
}) => {
  await signIn('trainer');
  await openPayment(page);
  await popupButton(page).click();
  await providerWindow(page)
    .getByRole('button', { name: /^Pay ZAR/ })
    .click();
  await expect(toastOf(page, 'Payment Successful!')).toBeVisible();

  await clearDevice(page);
  await signIn('admin');
  await page.goto('/admin/payments');
  const order = page.getByRole('row').filter({ hasText: COURSE.title });
  await expect(order).toContainText('Paid');
  await page.getByRole('button', { name: 'Compare now' }).click();
  await expect(page.getByText('No differences.')).toBeVisible();
  await expect(page.getByText('With test keys it never does.')).toBeVisible();
  await axe(page, 'books that agree');
  selling.provider.settle();
  await page.getByRole('button', { name: 'Compare now' }).click();
  const payout = page.getByRole('table', { name: 'Payouts to your bank' }).getByRole('row').nth(1);
  await expect(payout).toContainText('success');
  await axe(page, 'books with a payout');

  const { url, secretKey } = selling.provider;
  await fetch(`${url}/transaction/initialize`, {
    method: 'POST',
    headers: { authorization: `Bearer ${secretKey}`, 'content-type': 'application/json' },
    body: JSON.stringify({ reference: 'PLANTED', email: 'a@example.co.za', amount: 5000, currency: 'ZAR' }),
  });
  await selling.provider.pay('PLANTED');
  await page.getByRole('button', { name: 'Compare now' }).click();
  await expect(page.getByRole('row').filter({ hasText: 'PLANTED' })).toContainText('Money without an order');

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'For the bookkeeper (CSV)' }).click();
  expect((await download).suggestedFilename()).toMatch(/^orders-.*\.csv$/);

  await order.getByRole('button', { name: /^Refund/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Refund this order' });
  await dialog.getByRole('button', { name: /^Refund R/ }).click();
  await expect(dialog).toContainText('Please give a reason.');
  await axe(page, 'refund without a reason');
  await dialog.getByLabel('Reason').fill('Bought by mistake.');
  await dialog.getByRole('button', { name: /^Refund R/ }).click();
  await expect(toastOf(page, 'Refund on its way')).toBeVisible();
  await expect(order).toContainText(/Being refunded|Refunded/);
  await expectAccessibleInBothThemes(page);
  await clearDevice(page);
  await signIn('trainer');
  expect(await hasPlace(page)).toBe(false);
});
