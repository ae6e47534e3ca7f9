import type { Answer } from '@academy/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SWITCHES, type SwitchName } from '../../../../../../../tools/paystack-simulator/switches.ts';
import { createTestApp } from '../../../../test/test-app.ts';
import { ENDS, type NewsPath } from '../test/payment-ends.ts';
import {
  COURSE,
  openPaymentHarness,
  type Payer,
  type PaymentHarness,
  type PaymentOrder,
  PRICE,
  type Started,
} from '../test/payment-harness.ts';

let harness: PaymentHarness;
beforeAll(async () => {
  harness = await openPaymentHarness();
});
afterAll(() => harness.close());

/** As a learner on a bad line does it: retry until it works. */
async function startStubbornly(payer: Payer): Promise<string> {
  for (let tries = 0; tries < 3; tries += 1) {
    const answer = await payer.post('/api/paystack/initialize', { amount: PRICE, courseId: COURSE });
    if (answer.statusCode === 200) return answer.json<Started>().data.reference;
    expect(answer.statusCode).toBe(503);
  }
  throw new Error('It did not start at all.');
}

async function receiveNews(path: NewsPath, payer: Payer, reference: string): Promise<void> {
  if (path === 'webhook') await harness.runJobs();
  else if (path === 'poll') await harness.poll();
  else await payer.get(`/api/paystack/verify/${reference}`);
}

async function purchase(name: SwitchName, value: number | undefined) {
  const payer = await harness.addPayer();
  harness.simulator.setSwitch(name, value);
  const reference = await startStubbornly(payer);
  const end = await harness.simulator.pay(reference);
  return { payer, reference, end };
}

const settled = (state: string) => ({
  state,
  places: state === 'paid' ? 1 : 0,
  confirmed: state === 'paid' ? 1 : 0,
  refunds: 0,
});

describe('every failure of the provider', () => {
  it('has a row here', () => {
    expect(new Set(ENDS.map(([name]) => name))).toEqual(new Set(Object.keys(SWITCHES)));
  });

  it.each(ENDS)('PAY-20 %s (%s) ends where it should', async (name, value, paths) => {
    const { payer, reference } = await purchase(name, value);
    for (const [path, state] of paths) {
      await receiveNews(path, payer, reference);
      expect([path, await harness.standing(reference)]).toEqual([path, settled(state)]);
    }
    // A start whose response was lost leaves nothing behind: at most one order is payable or paid.
    const { orders } = (await payer.get('/api/orders')).json<{ orders: PaymentOrder[] }>();
    expect(orders.filter(({ state }) => ['created', 'open', 'paid'].includes(state)).length).toBeLessThan(2);
    const letters = await harness.mails(payer.id);
    expect(letters).toEqual(paths.at(-1)?.[1] === 'paid' ? ['Your place in Course sold'] : []);
  });

  it.each([
    ['pending_then_success', 'paid'],
    ['pending_then_failed', 'failed'],
  ] as const)('PAY-20 %s: the bank’s answer counts when it comes', async (name, state) => {
    const { payer, reference, end } = await purchase(name, 20);
    expect(end).toBe('pending');
    await receiveNews('verify', payer, reference);
    await harness.drainUntil(reference, state);
    expect(await harness.standing(reference)).toEqual(settled(state));
  });

  it.each([
    ['refund_failed', 'refund-failed'],
    ['refund_needs_attention', 'refund-failed'],
  ] as const)('%s leaves the refund to a person, who can ask again', async (name, state) => {
    const { payer, reference } = await purchase(name, undefined);
    await receiveNews('verify', payer, reference);
    await payer.post(`/api/orders/${reference}/cancellation`);
    await harness.drainUntil(reference, state);
    expect(await harness.standing(reference)).toMatchObject({ places: 0, refunds: 1 });
    const { rows } = await harness.test.database.pool.query(
      "select count(*)::int as n from outbox_mails where subject = 'A refund needs you: ' || $1",
      [reference],
    );
    expect(rows).toEqual([{ n: 1 }]);
    const staff = await harness.addPayer('administrator');
    const again = await staff.post(`/api/admin/orders/${reference}/refund`, { reason: 'Once more.' });
    expect(again.statusCode).toBe(204);
    expect(await harness.standing(reference)).toMatchObject({ state: 'refunding', refunds: 2 });
  });

  it('a dispute is stored with its order until it is resolved, and staff are notified once', async () => {
    const { payer, reference } = await purchase('dispute', undefined);
    await harness.runJobs();
    const read = async () => (await payer.get(`/api/orders/${reference}`)).json<PaymentOrder>();
    expect(await read()).toMatchObject({ state: 'paid', isDisputed: true });
    const { rows } = await harness.test.database.pool.query<{ id: string }>(
      'select provider_dispute_id as id from payment_disputes where reference = $1',
      [reference],
    );
    expect(rows[0]?.id).toMatch(/^9007199254\d{6}$/);
    harness.simulator.dispute(reference, 'resolved', rows[0]?.id);
    await harness.runJobs();
    expect(await read()).toMatchObject({ isDisputed: false });
    const letters = await harness.test.database.pool.query(
      "select count(*)::int as n from outbox_mails where subject = 'A payer disputes a payment: ' || $1",
      [reference],
    );
    expect(letters.rows).toEqual([{ n: 1 }]);
  });

  it('a payment that does not fit is returned by an administrator, to the cent that was paid', async () => {
    const { payer, reference } = await purchase('wrong_amount', -5000);
    await receiveNews('verify', payer, reference);
    expect((await payer.get(`/api/paystack/verify/${reference}`)).json()).toMatchObject({ status: false });
    const staff = await harness.addPayer('administrator');
    await staff.post(`/api/admin/orders/${reference}/refund`, { reason: 'Not the price.' });
    await harness.runJobs();
    const transaction = harness.simulator.ledger.transactions.get(reference);
    expect(transaction && harness.simulator.ledger.refundsOf(transaction)).toMatchObject([
      { amount: 112_000 },
    ]);
    await harness.drainUntil(reference, 'refunded');
    expect(await harness.standing(reference)).toMatchObject({ places: 0 });
  });

  it('an order that nobody pays expires after three days, and a late payment still counts', async () => {
    const payer = await harness.addPayer();
    const reference = await payer.start();
    await harness.test.database.pool.query(
      "update payment_orders set created_at = created_at - interval '72 hours' where reference = $1",
      [reference],
    );
    await harness.poll();
    expect(await harness.standing(reference)).toEqual(settled('expired'));
    await harness.simulator.pay(reference);
    await harness.runJobs();
    expect(await harness.standing(reference)).toEqual(settled('paid'));
  });

  it('a start that found the provider away is not held against its Idempotency-Key', async () => {
    const payer = await harness.addPayer();
    harness.simulator.setSwitch('init_500', 2);
    const start = () =>
      payer.post(
        '/api/paystack/initialize',
        { amount: PRICE, courseId: COURSE },
        { 'idempotency-key': 'one-intention' },
      );
    const away = await start();
    expect([away.statusCode, away.headers['retry-after']]).toEqual([503, '10']);
    expect((await start()).statusCode).toBe(200);
  });

  it('a key that the provider does not take is our fault: nobody is told no, and staff see an alarm', async () => {
    const { simulator } = harness;
    const { payer, reference } = await purchase('webhook_never', undefined);
    const wrong = await createTestApp(
      { ...harness.keys, PAYSTACK_SECRET_KEY: 'sk_test_wrong', PUBLIC_URL: 'http://academy.example' },
      { database: harness.test.database },
    );
    const post = (url: string, body?: object) =>
      wrong.call('POST', url, { cookie: payer.cookie, ...(body && { body }) });
    const started = await post('/api/paystack/initialize', { amount: PRICE, courseId: 'second' });
    expect([started.statusCode, started.body]).toEqual([
      503,
      'We can’t reach the payment provider right now. Nothing was charged. Please try again in a minute.',
    ]);
    await harness.test.database.pool.query(
      "update payment_orders set created_at = created_at - interval '73 hours' where reference = $1",
      [reference],
    );
    expect((await post(`/api/orders/${reference}/settlement`)).statusCode).toBe(503);
    // Even after its full lifetime a payable order does not lapse through our own fault.
    expect(await harness.standing(reference)).toEqual(settled('open'));
    const staff = await harness.addPayer('administrator');
    const payments = async () =>
      (await staff.get('/api/admin/health'))
        .json<Answer<'GET /api/admin/health'>>()
        .checks.find(({ check }) => check === 'payments');
    expect(await payments()).toEqual({ check: 'payments', state: 'bad', value: 401 });
    // A process with the right key clears the alarm and finds the payment.
    const mended = await createTestApp(
      { ...harness.keys, PUBLIC_URL: 'http://academy.example' },
      { database: harness.test.database },
    );
    const verify = await mended.call('GET', `/api/paystack/verify/${reference}`, { cookie: payer.cookie });
    expect(verify.json()).toMatchObject({ status: true });
    expect(await payments()).toMatchObject({ state: 'good' });
    expect(simulator.ledger.transactions.get(reference)?.status).toBe('success');
    await wrong.app.close();
    await mended.app.close();
  });
});
