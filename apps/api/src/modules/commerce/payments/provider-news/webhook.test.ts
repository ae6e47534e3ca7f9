import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPaymentHarness, type PaymentHarness } from '../test/payment-harness.ts';

let harness: PaymentHarness;
beforeAll(async () => {
  harness = await openPaymentHarness();
});
afterAll(() => harness.close());

const sign = (body: string, key = harness.simulator.secretKey) =>
  createHmac('sha512', key).update(body).digest('hex');

function send(body: string, signature?: string, headers: Record<string, string> = {}) {
  return harness.test.app.inject({
    method: 'POST',
    url: '/api/paystack/webhook',
    headers: {
      'content-type': 'application/json',
      ...(signature !== undefined && { 'x-paystack-signature': signature }),
      ...headers,
    },
    payload: body,
  });
}

async function storedEvents(): Promise<number> {
  const { rows } = await harness.test.database.pool.query('select count(*)::int as n from payment_events');
  return rows[0].n;
}

const news = (reference: string) => JSON.stringify({ event: 'charge.success', data: { reference } });

describe('a webhook', () => {
  it.each([
    ['without a signature', undefined],
    ['with another key’s', 'sk_test_other'],
    ['with an empty one', ''],
    ['with one in capitals', 'capitals'],
  ])('%s is refused, logged and not kept', async (_, key) => {
    const body = news('AC-01HZZZZZZZZZZZZZZZZZZZZZZZ');
    const before = await storedEvents();
    const signature =
      key === undefined || key === '' ? key : key === 'capitals' ? sign(body).toUpperCase() : sign(body, key);
    expect((await send(body, signature)).statusCode).toBe(401);
    expect(await storedEvents()).toBe(before);
    expect(harness.test.securityLines.at(-1)).toContain('webhook-refused');
  });

  it('is verified by its bytes: a body that was serialised again is refused', async () => {
    const body = '{ "event": "charge.success", "data": {"id": 9007199254740993, "10": 1.0, "2": 2} }';
    expect((await send(JSON.stringify(JSON.parse(body)), sign(body))).statusCode).toBe(401);
    expect((await send(body, sign(body))).statusCode).toBe(200);
  });

  it('that lies about a payment enrols nobody, signed or not: the provider itself is asked', async () => {
    const payer = await harness.addPayer();
    const reference = await payer.start();
    const body = news(reference);
    expect((await send(body, sign(body))).statusCode).toBe(200);
    await harness.runJobs();
    expect(await harness.standing(reference)).toMatchObject({ state: 'open', places: 0 });
  });

  it('that is replayed is kept once and changes nothing', async () => {
    const payer = await harness.addPayer();
    const reference = await payer.start();
    await harness.simulator.pay(reference);
    await harness.runJobs();
    const before = await storedEvents();
    const message = harness.simulator.sender.sent.find((each) => each.reference === reference);
    for (const _ of [1, 2, 3])
      expect((await send(message?.body ?? '', message?.signature)).statusCode).toBe(200);
    await harness.runJobs();
    expect(await storedEvents()).toBe(before);
    expect(await harness.standing(reference)).toEqual({ state: 'paid', places: 1, confirmed: 1, refunds: 0 });
    expect(await harness.mails(payer.id)).toHaveLength(1);
  });

  it('of 10 MB is refused before it is read whole', async () => {
    const body = JSON.stringify({ event: 'charge.success', data: 'x'.repeat(10_000_000) });
    const before = await storedEvents();
    expect((await send(body, sign(body))).statusCode).toBe(413);
    expect(await storedEvents()).toBe(before);
    expect((await harness.test.call('GET', '/api/health')).statusCode).toBe(200);
  });

  it.each([
    ['no JSON', 'not json at all'],
    ['a list', '[1,2]'],
    ['an unknown event', JSON.stringify({ event: 'transfer.success', data: { reference: 'x' } })],
    ['an unknown reference', news('AC-01HZZZZZZZZZZZZZZZZZZZZZZY')],
    [
      'a reference of another kind',
      JSON.stringify({ event: 'charge.success', data: { reference: { a: 1 } } }),
    ],
    ['a NUL', `{"event":"charge.success","data":{"reference":"a\\u0000b"}}`],
  ])('with %s is answered with 200 and leads to nothing', async (_, body) => {
    expect((await send(body, sign(body))).statusCode).toBe(200);
    await harness.runJobs();
  });

  it('counts as processed only when its payment could be asked about; until then it is tried again', async () => {
    const payer = await harness.addPayer();
    const reference = await payer.start();
    harness.simulator.setSwitch('verify_404', undefined, reference);
    await harness.simulator.pay(reference);
    const isProcessed = async () => {
      await harness.runJobs();
      const { rows } = await harness.test.database.pool.query(
        'select processed_at is not null as done from payment_events where reference = $1',
        [reference],
      );
      return rows[0]?.done;
    };
    expect(await isProcessed()).toBe(false);
    const transaction = harness.simulator.ledger.transactions.get(reference);
    transaction?.switches.clear('verify_404');
    expect(await isProcessed()).toBe(true);
    expect(await harness.standing(reference)).toMatchObject({ state: 'paid', places: 1 });
  });

  it('needs no cookie and no own page, and is not stopped as a cross-site request', async () => {
    const body = news('AC-01HZZZZZZZZZZZZZZZZZZZZZZX');
    const foreign = { origin: 'https://paystack.example', 'sec-fetch-site': 'cross-site' };
    expect((await send(body, sign(body), foreign)).statusCode).toBe(200);
    expect((await send(body, sign(body), { 'content-type': 'text/plain' })).statusCode).toBe(200);
  });
});
