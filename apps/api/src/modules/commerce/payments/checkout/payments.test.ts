import { ORDER_STATES } from '@academy/domain/commerce/payments';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp } from '../../../../test/test-app.ts';
import {
  COURSE,
  COURSE_IN_WRITING,
  codeOf,
  openPaymentHarness,
  type PaymentHarness,
  type PaymentOrder,
  PRICE,
  PROBLEM,
  type Started,
} from '../test/payment-harness.ts';

let harness: PaymentHarness;
beforeAll(async () => {
  harness = await openPaymentHarness({ PAYSTACK_PUBLIC_KEY: 'pk_test_simulator' });
});
afterAll(() => harness.close());

const PAID = { state: 'paid', places: 1, confirmed: 1, refunds: 0 };

describe('starting a payment', () => {
  it('PAY-05 PAY-06 PAY-07 PAY-08 PAY-10 takes what the specification sends and answers a reference', async () => {
    const payer = await harness.addPayer();
    const answer = await payer.post('/api/paystack/initialize', {
      email: 'somebody@else.example',
      amount: PRICE,
      courseId: COURSE,
      metadata: { courseId: COURSE, courseTitle: 'Course sold', type: 'course_registration' },
    });
    const { status, data } = answer.json<Started>();
    expect(answer.statusCode).toBe(200);
    expect(status).toBe(true);
    expect(data.reference).toMatch(/^AC-[0-9A-Z]{26}$/);
    expect(data.authorizationUrl).toBe(`${harness.simulator.url}/checkout/${data.accessCode}`);
    const known = harness.simulator.ledger.transactions.get(data.reference);
    expect(known).toMatchObject({
      amount: 117_000,
      currency: 'ZAR',
      channels: ['card', 'eft', 'capitec_pay', 'qr'],
      metadata: { courseId: COURSE, courseTitle: 'Course sold', type: 'course_registration' },
    });
    // The account's own address, whatever the request body says.
    expect(known?.email).toMatch(/^payer-.*@example\.co\.za$/);
    expect(known?.callbackUrl).toBe(`${harness.test.app.listeningOrigin}/payment/return`);
  });

  it('PAY-11 gives the provider the placeholder of the settings for an account without an address', async () => {
    const payer = await harness.addPayer();
    await harness.test.database.pool.query('update users set email = null where id = $1', [payer.id]);
    const reference = await payer.start();
    expect(harness.simulator.ledger.transactions.get(reference)?.email).toBe('payments@nexusai.academy');
  });

  it.each([
    [{ amount: PRICE - 1, courseId: COURSE }, 409, 'amount-differs'],
    [{ amount: PRICE * 100, courseId: COURSE }, 409, 'amount-differs'],
    [{ amount: PRICE, courseId: COURSE, quoteId: 'of-yesterday' }, 409, 'quote-outdated'],
    [{ amount: PRICE, courseId: COURSE_IN_WRITING }, 409, 'not-for-sale-yet'],
    [{ amount: PRICE, courseId: 'nothing' }, 404, 'unknown-course'],
    [{ amount: PRICE, courseId: COURSE, paymentType: 'donation' }, 400, 'invalid-request'],
    [{ amount: '1170', courseId: COURSE }, 400, 'invalid-request'],
  ])('PAY-05 refuses %j and orders nothing', async (body, statusCode, code) => {
    const payer = await harness.addPayer();
    const answer = payer.post('/api/paystack/initialize', body, PROBLEM);
    expect(await codeOf(answer)).toEqual({ statusCode, code });
    expect((await payer.get('/api/orders')).json()).toEqual({ orders: [] });
  });

  it('takes up the open order again, under its own reference', async () => {
    const payer = await harness.addPayer();
    const reference = await payer.start();
    expect(await payer.start(COURSE, { startAtOnce: true })).toBe(reference);
    const { orders } = (await payer.get('/api/orders')).json<{ orders: PaymentOrder[] }>();
    expect(orders).toMatchObject([{ reference, state: 'open', hasStartConsent: true, canRetry: true }]);
  });

  it('leaves an open order whose price has changed, and still counts the money if that link is paid', async () => {
    const payer = await harness.addPayer();
    const old = await payer.start();
    await harness.test.database.pool.query(
      'update payment_orders set amount_cents = 150000, was_cents = 180000 where reference = $1',
      [old],
    );
    const reference = await payer.start();
    expect(reference).not.toBe(old);
    expect(await harness.standing(old)).toMatchObject({ state: 'cancelled' });
    expect(await harness.standing(reference)).toMatchObject({ state: 'open' });
  });

  it('two starts at once make one order', async () => {
    const payer = await harness.addPayer();
    const starts = await Promise.all(
      Array.from({ length: 6 }, () =>
        payer.post('/api/paystack/initialize', { amount: PRICE, courseId: COURSE }, PROBLEM),
      ),
    );
    const references = starts.flatMap((answer) =>
      answer.statusCode === 200 ? [answer.json<Started>().data.reference] : [],
    );
    expect(references.length).toBeGreaterThan(0);
    expect(new Set(references).size).toBe(1);
    expect((await payer.get('/api/orders')).json<{ orders: unknown[] }>().orders).toHaveLength(1);
  });

  it('answers a repeated key with the same reference', async () => {
    const payer = await harness.addPayer();
    const send = () =>
      payer.post('/api/paystack/initialize', { amount: PRICE, courseId: COURSE }, { 'idempotency-key': 'k' });
    const [first, second] = [await send(), await send()];
    expect(second.json<Started>()).toEqual(first.json<Started>());
    expect(second.headers['idempotent-replayed']).toBe('true');
  });
});

describe('a payment', () => {
  it('PAY-09 PAY-20 that is verified twice gives one place, one letter and one receipt', async () => {
    const payer = await harness.addPayer();
    const reference = await payer.start();
    const verify = () => payer.get(`/api/paystack/verify/${reference}`);
    expect((await verify()).json()).toMatchObject({ status: false, state: 'open' });
    await harness.simulator.pay(reference);
    for (const _ of [1, 2])
      expect((await verify()).json()).toEqual({
        status: true,
        state: 'paid',
        courseId: COURSE,
        courseTitle: 'Course sold',
      });
    await harness.runJobs();
    expect(await harness.standing(reference)).toEqual(PAID);
    expect(await harness.mails(payer.id)).toEqual(['Your place in Course sold']);
    const order = (await payer.get(`/api/orders/${reference}`)).json<PaymentOrder>();
    expect(order).toMatchObject({
      channel: 'card',
      hasReceipt: true,
      canRetry: false,
      amountInCents: 117_000,
    });
    expect((await payer.get(`/api/courses/${COURSE}/progress`)).statusCode).toBe(200);
    const again = payer.post('/api/paystack/initialize', { amount: PRICE, courseId: COURSE }, PROBLEM);
    expect(await codeOf(again)).toEqual({ statusCode: 409, code: 'already-enrolled' });
  });

  it('PAY-09 of another learner is not there at all', async () => {
    const { reference } = await harness.buy();
    const stranger = await harness.addPayer();
    for (const answer of [
      stranger.get(`/api/paystack/verify/${reference}`),
      stranger.get(`/api/orders/${reference}`),
      stranger.get(`/api/orders/${reference}/receipt.pdf`),
      stranger.post(`/api/orders/${reference}/settlement`),
      stranger.post(`/api/orders/${reference}/retry`, {}),
      stranger.post(`/api/orders/${reference}/abandonment`),
      stranger.post(`/api/orders/${reference}/cancellation`),
    ])
      expect((await answer).statusCode).toBe(404);
    expect(await harness.standing(reference)).toEqual(PAID);
  });

  it('of somebody who got the place in another way meanwhile is refunded', async () => {
    const payer = await harness.addPayer();
    const reference = await payer.start();
    await harness.test.database.pool.query(
      "insert into enrolments (user_id, course_id, enrolled_at, access) values ($1, $2, now(), 'coins')",
      [payer.id, COURSE],
    );
    await harness.simulator.pay(reference);
    await payer.post(`/api/orders/${reference}/settlement`);
    expect(await harness.standing(reference)).toMatchObject({ state: 'refunding', places: 0, refunds: 1 });
    await harness.drainUntil(reference, 'refunded');
    expect(await harness.standing(reference)).toMatchObject({ state: 'refunded', places: 0, refunds: 1 });
    const { rows } = await harness.test.database.pool.query(
      'select access from enrolments where user_id = $1 and course_id = $2',
      [payer.id, COURSE],
    );
    expect(rows).toEqual([{ access: 'coins' }]);
  });

  it('that was left can be tried again, and money that comes all the same still counts', async () => {
    const payer = await harness.addPayer();
    const reference = await payer.start();
    const left = await payer.post(`/api/orders/${reference}/abandonment`);
    expect(left.json<PaymentOrder>()).toMatchObject({ state: 'cancelled', canRetry: true });
    await harness.simulator.pay(reference);
    await harness.runJobs();
    expect(await harness.standing(reference)).toEqual(PAID);
    const late = payer.post(`/api/orders/${reference}/abandonment`, undefined, PROBLEM);
    expect(await codeOf(late)).toEqual({ statusCode: 409, code: 'already-paid' });
  });

  it('is tried again at the price of now only', async () => {
    const payer = await harness.addPayer();
    const reference = await payer.start();
    await payer.post(`/api/orders/${reference}/abandonment`);
    const outdated = payer.post(`/api/orders/${reference}/retry`, { quoteId: 'old' }, PROBLEM);
    expect(await codeOf(outdated)).toEqual({ statusCode: 409, code: 'quote-outdated' });
    const again = await payer.post(`/api/orders/${reference}/retry`, {});
    expect(again.json<Started>().data).toMatchObject({ amountInCents: 117_000 });
    expect(again.json<Started>().data.reference).not.toBe(reference);
  });
});

describe('enrolling with keys', () => {
  it('PAY-23 a paid course is refused with payment-required, and one in writing is free', async () => {
    const payer = await harness.addPayer();
    const enrol = async (courseId: string) => {
      const course = await payer.get(`/api/courses/${courseId}`);
      const quoteId = course.json<{ quote: { id: string } }>().quote.id;
      return payer.post(`/api/courses/${courseId}/enrolments`, { quoteId }, PROBLEM);
    };
    expect(await codeOf(enrol(COURSE))).toEqual({ statusCode: 409, code: 'payment-required' });
    expect((await enrol(COURSE_IN_WRITING)).statusCode).toBe(201);
  });

  it('R4 tells a browser what it needs to pay', async () => {
    expect((await harness.test.call('GET', '/api/paystack/config')).json()).toEqual({
      isConfigured: true,
      mode: 'test',
      publicKey: 'pk_test_simulator',
      currency: 'ZAR',
      channels: ['card', 'eft', 'capitec_pay', 'qr'],
      scriptUrl: `${harness.simulator.url}/v2/inline.js`,
    });
  });
});

describe('without keys', () => {
  it('PAY-02 nothing can be paid, and what is said about it is plain', async () => {
    const plain = await createTestApp({}, { database: harness.test.database });
    const { cookie } = await harness.addPayer();
    expect((await plain.call('GET', '/api/paystack/config')).json()).toEqual({
      isConfigured: false,
      mode: null,
      publicKey: null,
      currency: 'ZAR',
      channels: [],
      scriptUrl: null,
    });
    const body = { amount: PRICE, courseId: COURSE };
    const answer = await plain.call('POST', '/api/paystack/initialize', { cookie, body });
    expect([answer.statusCode, answer.body]).toEqual([503, 'Payments are not configured yet.']);
    expect((await plain.call('POST', '/api/paystack/webhook', { body: {} })).statusCode).toBe(404);
    await plain.app.close();
  });
});

describe('a receipt', () => {
  it('is a PDF for the buyer alone, once the order is paid', async () => {
    const { payer, reference } = await harness.buy();
    const answer = await payer.get(`/api/orders/${reference}/receipt.pdf`);
    expect(answer.headers['content-type']).toBe('application/pdf');
    expect(answer.headers['content-disposition']).toMatch(/^attachment; filename="receipt-R-\d{6}\.pdf"$/);
    expect(answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    const unpaid = await (await harness.addPayer()).start('second');
    expect((await payer.get(`/api/orders/${unpaid}/receipt.pdf`)).statusCode).toBe(404);
    const nobody = await harness.test.call('GET', `/api/orders/${reference}/receipt.pdf`);
    expect(nobody.statusCode).toBe(401);
  });
});

describe('the states of orders', () => {
  it('are the same in the database and in the rules', async () => {
    const { rows } = await harness.test.database.pool.query<{ definition: string }>(
      `select pg_get_constraintdef(oid) as definition from pg_constraint
        where conrelid = 'payment_orders'::regclass and conname = 'payment_orders_state_check'`,
    );
    const named = [...(rows[0]?.definition.matchAll(/'([a-z-]+)'/g) ?? [])].map(([, name]) => name);
    expect(named.sort()).toEqual([...ORDER_STATES].sort());
  });
});
