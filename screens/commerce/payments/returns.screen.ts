import { academy } from '../../room/academy.ts';
import { addDispute, addPaidOrder, addRefund, issuePapers } from '../../room/records/paid-order.ts';
import { expect, test } from '../../room/test.ts';

const reference = (letter: string) => `AC-${letter.repeat(26)}`;

test('an administrator reads of a dispute where the refund would be, and what has gone back', async ({
  page,
  signInAsNew,
}) => {
  const buyer = await signInAsNew('learner');
  await addDispute(await addPaidOrder({ userId: buyer.id, reference: reference('A') }), reference('A'));
  const returned = await addPaidOrder({
    userId: buyer.id,
    reference: reference('B'),
    state: 'refunding',
  });
  await addRefund(returned, { cause: 'provider', state: 'processed', amountInCents: 10_000 });
  await issuePapers();
  await page.goto('/orders');
  expect(page.getByRole('link', { name: 'Receipt for AI Fundamentals (PDF)' })).toHaveCount(2);
  expect(page.getByRole('link', { name: /^Credit note C-\d{6} for AI Fundamentals, R100/ })).toHaveAttribute(
    'href',
    /credit-note\.pdf$/,
  );
  await signInAsNew('administrator');
  await page.goto('/admin/payments');
  const table = page.getByRole('table', { name: 'Orders' });
  expect(table).toContainText('Disputed by the payer’s bank. Answer it on Paystack by 1 Dec 2026');
  expect(table).toContainText('R100 returned');
  expect(table.getByRole('button', { name: /Refund/ })).toHaveCount(0);
  expect(table.getByRole('link', { name: /^Credit note/ })).toHaveCount(1);
});

test('a learner who cancelled a disputed purchase reads who returns the money', async ({
  page,
  signInAsNew,
}) => {
  const buyer = await signInAsNew('learner');
  const order = await addPaidOrder({ userId: buyer.id, reference: reference('C'), state: 'refunding' });
  await addDispute(order, reference('C'));
  await addRefund(order, { cause: 'learner', state: 'waiting', amountInCents: 117_000 });
  await page.goto('/orders');
  expect(page.getByText('Your bank decides', { exact: true })).toBeVisible();
  expect(page.getByText(/Either the bank returns it, or we send it/)).toBeVisible();
});

test('an administrator reads the last comparison of the books, and that a list was cut', async ({
  page,
  signInAsNew,
}) => {
  const { database, services } = await academy();
  const result = { isCut: true, days: [], settlements: null, differences: [] };
  await database.pool.query(
    `insert into payment_reconciliations (from_day, to_day, state, asked_at, ended_at, result)
     values ('2026-11-01', '2026-11-15', 'done', $1, $1, $2)`,
    [services.clock(), JSON.stringify(result)],
  );
  await signInAsNew('administrator');
  await page.goto('/admin/payments');
  expect(page.getByText(/Compared for 2026-11-01 to 2026-11-15/)).toBeVisible();
  expect(page.getByText(/this comparison is not complete/)).toBeVisible();
  await page.getByRole('button', { name: 'Compare now' }).click();
  expect(page.getByText('Payments are not configured yet.')).toBeVisible();
});
