import type { Answer } from '@academy/contract';
import type { ComparedBooks } from '@academy/contract/commerce/bookkeeping';
import { sastDay } from '@academy/domain/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { COURSE, openPaymentHarness, type Payer, type PaymentHarness } from '../test/payment-harness.ts';
import { reconcilePayments } from './reconcile-payments.ts';
import { runReconciliation } from './request-reconciliation.ts';

let harness: PaymentHarness;
let admin: Payer;
beforeAll(async () => {
  harness = await openPaymentHarness();
  admin = await harness.addPayer('administrator');
});
afterAll(() => harness.close());

const DAY_MS = 24 * 60 * 60 * 1000;
const dayAt = (instant: number) => sastDay(new Date(instant));
/** The provider's stub uses the machine's clock. */
const around = (instant: number) => `from=${dayAt(instant - 2 * DAY_MS)}&to=${dayAt(instant + 2 * DAY_MS)}`;
type Books = ComparedBooks;

async function books(period = around(Date.now())): Promise<Books> {
  const asked = await admin.post(
    '/api/admin/reconciliation',
    Object.fromEntries(new URLSearchParams(period)),
  );
  expect([asked.statusCode, asked.json()]).toEqual([202, expect.objectContaining({ state: 'running' })]);
  await harness.runJobs();
  const { reconciliation } = (await admin.get('/api/admin/reconciliation')).json<
    Answer<'GET /api/admin/reconciliation'>
  >();
  if (!reconciliation?.result) throw new Error(`Not compared: ${reconciliation?.state}`);
  return reconciliation.result;
}
const kindOf = ({ differences }: Books, reference: string) =>
  differences.find((difference) => difference.reference === reference)?.kind;

async function plantPayment(reference: string): Promise<void> {
  await fetch(`${harness.simulator.url}/transaction/initialize`, {
    method: 'POST',
    headers: { authorization: `Bearer ${harness.simulator.secretKey}`, 'content-type': 'application/json' },
    body: JSON.stringify({ reference, email: 'a@example.co.za', amount: 50_000, currency: 'ZAR' }),
  });
  await harness.simulator.pay(reference);
}

describe('the books', () => {
  it('agree with the provider about a payment that was settled', async () => {
    const payer = await harness.addPayer();
    const reference = await payer.start();
    await harness.simulator.pay(reference);
    await payer.post(`/api/orders/${reference}/settlement`);
    const found = await books();
    expect(kindOf(found, reference)).toBeUndefined();
    expect(found.days.reduce((sum, { payments }) => sum + payments, 0)).toBeGreaterThan(0);
  });

  it('find a payment that was planted without an order', async () => {
    await plantPayment('PLANTED-1');
    expect((await books()).differences).toContainEqual({
      kind: 'payment-without-order',
      reference: 'PLANTED-1',
      providerInCents: 50_000,
      bookedInCents: null,
    });
  });

  it('find money that nobody has settled', async () => {
    const payer = await harness.addPayer();
    const reference = await payer.start(COURSE);
    harness.simulator.setSwitch('webhook_never', undefined, reference);
    await harness.simulator.pay(reference);
    expect(kindOf(await books(), reference)).toBe('payment-not-settled');
  });

  it('find an order that the provider does not know', async () => {
    const payer = await harness.addPayer();
    const reference = await payer.start(COURSE);
    await harness.test.database.pool.query(
      `update payment_orders set reference = 'AC-' || repeat('7', 26), state = 'paid', paid_at = $2, receipt_number = 777
       where reference = $1`,
      [reference, harness.test.services.clock()],
    );
    const found = await books(around(harness.test.services.clock().getTime()));
    expect(kindOf(found, `AC-${'7'.repeat(26)}`)).toBe('order-without-payment');
  });

  it('say that nothing was paid out as long as nothing was, and then miss no money', async () => {
    const found = await books();
    expect(found.settlements).toEqual([]);
    expect(found.days.map(({ paidOutInCents }) => paidOutInCents)).not.toContain(null);
    expect(found.differences.map(({ kind }) => kind)).not.toContain('not-paid-out');
  });

  it('match each payout with its orders, and show for each day what has been paid out', async () => {
    const payer = await harness.addPayer();
    const reference = await payer.start();
    await harness.simulator.pay(reference);
    await payer.post(`/api/orders/${reference}/settlement`);
    const { id } = harness.simulator.settle({ references: [reference] });
    const found = await books();
    expect(found.settlements?.find((settlement) => settlement.id === id)).toEqual({
      id,
      day: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      status: 'success',
      payments: 1,
      processedInCents: 117_000,
      feesInCents: 3493,
      paidOutInCents: 113_507,
      bookedInCents: 117_000,
    });
    expect(found.days.reduce((sum, { paidOutInCents }) => sum + (paidOutInCents ?? 0), 0)).toBe(117_000);
    expect(kindOf(found, reference)).toBeUndefined();
  });

  it('find a payout that is not the sum of its payments, and name a payment without an order once', async () => {
    await plantPayment('PLANTED-2');
    const { id } = harness.simulator.settle({ references: ['PLANTED-2'], off: 100 });
    const found = await books();
    expect(kindOf(found, id)).toBe('payout-sum-differs');
    expect(found.differences.filter(({ reference }) => reference === 'PLANTED-2')).toEqual([
      expect.objectContaining({ kind: 'payment-without-order' }),
    ]);
  });

  it('find money that was never paid out, once the provider pays out', async () => {
    const payer = await harness.addPayer();
    const reference = await payer.start();
    await harness.simulator.pay(reference);
    await payer.post(`/api/orders/${reference}/settlement`);
    const paidAt = harness.test.services.clock().getTime() - 20 * DAY_MS;
    await harness.test.database.pool.query('update payment_orders set paid_at = $2 where reference = $1', [
      reference,
      new Date(paidAt),
    ]);
    harness.simulator.settle({ references: [], settledAt: new Date(paidAt + DAY_MS).toISOString() });
    expect((await books(around(paidAt))).differences).toContainEqual({
      kind: 'not-paid-out',
      reference,
      providerInCents: null,
      bookedInCents: 117_000,
    });
  });

  it('are read page by page: a payout of more payments than fit on one is whole', async () => {
    const references = Array.from({ length: 130 }, (_, number) => `MANY-${number}`);
    for (const reference of references) {
      harness.simulator.ledger.begin({
        reference,
        amount: 100,
        currency: 'ZAR',
        email: 'a@example.co.za',
        callbackUrl: null,
        channels: ['card'],
        metadata: null,
      });
      await harness.simulator.pay(reference);
    }
    const { id } = harness.simulator.settle({ references });
    const settlement = (await books()).settlements?.find((each) => each.id === id);
    expect(settlement).toMatchObject({ payments: 130, processedInCents: 13_000 });
  });

  it('compare payments alone where the provider reports no payouts', async () => {
    const paystack = harness.context.paystack;
    if (paystack === null) throw new Error('The harness has keys.');
    const silent = { ...paystack, settlements: async () => ({ kind: 'away' }) as const };
    const day = dayAt(Date.now());
    const answer = await reconcilePayments(
      { ...harness.context, paystack: silent },
      harness.test.services.db,
      {
        from: day,
        to: day,
      },
    );
    if (!answer.ok) throw new Error(answer.refusal.code);
    expect(answer.value.settlements).toBeNull();
    expect(answer.value.days.map(({ paidOutInCents }) => paidOutInCents)).toEqual([null]);
    expect(answer.value.differences.map(({ kind }) => kind)).toContain('payment-without-order');
  });

  it('list the orders of a period by state', async () => {
    const period = around(harness.test.services.clock().getTime());
    const all = (await admin.get(`/api/admin/orders?${period}`)).json<Answer<'GET /api/admin/orders'>>();
    const paid = (await admin.get(`/api/admin/orders?${period}&state=paid`)).json<
      Answer<'GET /api/admin/orders'>
    >();
    expect(paid.orders.length).toBeGreaterThan(0);
    expect(paid.orders).toEqual(all.orders.filter(({ state }) => state === 'paid'));
    expect(paid.orders.every(({ canRefund }) => canRefund)).toBe(true);
    const none = await admin.get('/api/admin/orders?from=2020-01-01&to=2020-01-02');
    expect(none.json()).toEqual({ orders: [], isCut: false });
  });

  it.each(['from=2026-11-15&to=2026-11-14', 'from=2026-01-01&to=2026-11-14'])(
    'are not opened for %s',
    async (period) => {
      expect((await admin.get(`/api/admin/orders?${period}`)).statusCode).toBe(422);
      const days = Object.fromEntries(new URLSearchParams(period));
      expect((await admin.post('/api/admin/reconciliation', days)).statusCode).toBe(422);
    },
  );

  it('are compared once at a time, say when a list was cut, and end when the provider is away', async () => {
    const { paystack } = harness.context;
    if (paystack === null) throw new Error('The harness has keys.');
    const day = dayAt(Date.now());
    const ask = () => admin.post('/api/admin/reconciliation', { from: day, to: day });
    const last = async () => (await admin.get('/api/admin/reconciliation')).json().reconciliation;
    const idOf = async () =>
      (await harness.test.database.pool.query<{ id: string }>('select id from payment_reconciliations')).rows;
    await ask();
    expect((await ask()).json()).toEqual(await last());
    const [running, ...others] = await idOf();
    expect(others).toEqual([]);
    const cut: typeof paystack.payments = async () => ({
      kind: 'answered',
      value: { rows: [], isCut: true },
    });
    await runReconciliation(
      { ...harness.context, paystack: { ...paystack, payments: cut } },
      running?.id ?? '',
    );
    expect(await last()).toMatchObject({ state: 'done', result: { isCut: true } });
    await ask();
    const [next] = await idOf();
    const away: typeof paystack.payments = async () => ({ kind: 'away' });
    await runReconciliation(
      { ...harness.context, paystack: { ...paystack, payments: away } },
      next?.id ?? '',
    );
    expect(await last()).toMatchObject({ state: 'failed', result: null });
    await harness.runJobs();
  });
});
