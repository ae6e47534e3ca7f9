import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { axe, expect, expectAccessibleInBothThemes } from '../../fixtures.ts';
import {
  clearDevice,
  hasPlace,
  openPayment,
  ordersOf,
  payment,
  popupButton,
  providerWindow,
  test,
  toastOf,
} from '../payments/selling.ts';

// What was bought stays.
test.use({ serviceWorkers: 'block', shop: 'parts' });

/** Codes for a sponsor, from the file that the administrator downloads. */
async function codesFor(page: Page, sponsor: string, amountInRand: number, size: number): Promise<string[]> {
  await page.goto('/admin/vouchers');
  await page.getByRole('button', { name: 'New batch' }).click();
  const dialog = page.getByRole('dialog', { name: 'New batch of codes' });
  await dialog.getByLabel('Sponsor').fill(sponsor);
  await dialog.getByLabel('Amount in rand').fill(String(amountInRand));
  await dialog.getByLabel('Number of codes').fill(String(size));
  await dialog.getByLabel('Last day').fill('2099-12-31');
  await dialog.getByRole('button', { name: 'Create the codes' }).click();
  const download = page.waitForEvent('download');
  await page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: sponsor })
    .getByRole('button', { name: /^Codes \(CSV\)/ })
    .click();
  const file = readFileSync(await (await download).path(), 'utf8');
  return file
    .split('\r\n')
    .slice(1, 1 + size)
    .map((line) => line.split(',')[0] ?? '');
}

async function useCode(page: Page, code: string): Promise<void> {
  await openPayment(page);
  await payment(page).getByRole('button', { name: 'I have a code from a sponsor' }).click();
  await payment(page).getByLabel('Code from your sponsor').fill(code);
  await payment(page).getByRole('button', { name: 'Use this code' }).click();
}

test('a learner pays the rest of a course of which a sponsor pays a part, and unused codes are withdrawn', async ({
  page,
  signIn,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(/409/);
  await signIn('admin');
  const [first = '', second = ''] = await codesFor(page, 'Karoo Trust', 100, 2);

  await clearDevice(page);
  await signIn('trainer');
  await useCode(page, first);
  await expect(payment(page)).toContainText('Karoo Trust pays R100 of it.');
  await axe(page, 'a part is sponsored');
  const full = payment(page).getByRole('button', { name: /^Pay R\d+$/ });
  const rest = Number(/\d+/.exec(await full.innerText())?.[0]);
  await payment(page).getByRole('button', { name: 'Pay without the code' }).click();
  await expect(full).toHaveText(`Pay R${rest + 100}`);
  await payment(page).getByRole('button', { name: 'I have a code from a sponsor' }).click();
  await payment(page).getByLabel('Code from your sponsor').fill(first);
  await payment(page).getByRole('button', { name: 'Use this code' }).click();
  await expect(full).toHaveText(`Pay R${rest}`);
  await popupButton(page).click();
  await providerWindow(page)
    .getByRole('button', { name: new RegExp(`^Pay ZAR ${rest}`) })
    .click();
  await expect(toastOf(page, 'Payment Successful!')).toBeVisible();
  expect(await hasPlace(page)).toBe(true);
  expect((await ordersOf(page)).map(({ state }) => state)).toContain('paid');
  await page.goto('/orders');
  await expect(page.getByRole('main')).toContainText('R100 paid by Karoo Trust');

  await clearDevice(page);
  await signIn('admin');
  await page.goto('/admin/vouchers');
  const batch = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Karoo Trust' });
  await expect(batch).toContainText('1 of 2 used');
  await batch.getByRole('button', { name: /^Withdraw/ }).click();
  await axe(page, 'withdrawing codes');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw' }).click();
  await expect(toastOf(page, 'Codes withdrawn')).toBeVisible();
  await expect(batch).toContainText('Withdrawn on');
  await expectAccessibleInBothThemes(page);
  await useCode(page, second);
  await expect(payment(page)).toContainText('This code has been withdrawn.');
});
