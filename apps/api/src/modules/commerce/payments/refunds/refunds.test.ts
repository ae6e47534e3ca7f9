import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pollPayments, sendRefund } from '../index.ts';
import {
  COURSE,
  codeOf,
  openPaymentHarness,
  type PaymentHarness,
  type PaymentOrder,
  PROBLEM,
} from '../test/payment-harness.ts';

let harness: PaymentHarness;
beforeAll(async () => {
  harness = await openPaymentHarness();
});
afterAll(() => harness.close());

describe('taking a purchase back (ECT Act s 44)', () => {
  it('ends the place at once and returns the whole price', async () => {
    const { payer, reference } = await harness.buy(COURSE, { startAtOnce: true });
    const order = (await payer.get(`/api/orders/${reference}`)).json<PaymentOrder>();
    expect(order.cancelUntil).toBe('2026-11-22T22:00:00.000Z');
    const cancelled = await payer.post(`/api/orders/${reference}/cancellation`);
    expect(cancelled.json<PaymentOrder>()).toMatchObject({
      state: 'refunding',
      refund: { cause: 'learner' },
    });
    expect(await harness.standing(reference)).toMatchObject({ places: 0 });
    await harness.drainUntil(reference, 'refunded');
    expect(await harness.standing(reference)).toMatchObject({ state: 'refunded', refunds: 1 });
    expect(harness.simulator.ledger.transactions.get(reference)?.status).toBe('reversed');
    expect((await harness.mails(payer.id)).sort()).toEqual(
      ['Your place in Course sold', 'Your refund for Course sold', 'Refunded: Course sold'].sort(),
    );
    const { rows } = await harness.test.database.pool.query(
      'select kind, subject from notices where user_id = $1 order by id',
      [payer.id],
    );
    expect(rows).toEqual([
      { kind: 'course-paid', subject: COURSE },
      { kind: 'payment-returned', subject: reference },
    ]);
    // And can buy it again.
    const next = await payer.start();
    await harness.simulator.pay(next);
    await payer.post(`/api/orders/${next}/settlement`);
    expect(await harness.standing(next)).toEqual({ state: 'paid', places: 1, confirmed: 1, refunds: 0 });
  });

  it.each([
    [true, 409],
    [false, 200],
  ])(
    'after a lesson was opened, with consent to start at once: %s, is answered %i',
    async (startAtOnce, status) => {
      const { payer, reference } = await harness.buy(COURSE, { startAtOnce });
      await harness.test.database.pool.query(
        `insert into lesson_progress (user_id, lesson_id, course_id, opened_at, last_at)
       values ($1, $2, $3, $4, $4)`,
        [payer.id, `${COURSE}-a`, COURSE, harness.test.services.clock()],
      );
      const order = (await payer.get(`/api/orders/${reference}`)).json<PaymentOrder>();
      expect(order.cancelUntil === null).toBe(startAtOnce);
      expect((await payer.post(`/api/orders/${reference}/cancellation`)).statusCode).toBe(status);
    },
  );

  it('is over after the seventh day', async () => {
    const { payer, reference } = await harness.buy();
    await harness.test.database.pool.query('update payment_orders set paid_at = $2 where reference = $1', [
      reference,
      '2026-11-07T21:59:59Z',
    ]);
    const answer = payer.post(`/api/orders/${reference}/cancellation`, undefined, PROBLEM);
    expect(await codeOf(answer)).toEqual({ statusCode: 409, code: 'too-late' });
  });
});

describe('a refund by an administrator', () => {
  it('is asked for once, however often the button is pressed, and is in the audit log', async () => {
    const { reference } = await harness.buy();
    const staff = await harness.addPayer('administrator');
    const refund = () =>
      staff.post(`/api/admin/orders/${reference}/refund`, { reason: 'The course was moved.' });
    expect((await refund()).statusCode).toBe(204);
    expect((await refund()).statusCode).toBe(409);
    await harness.drainUntil(reference, 'refunded');
    expect(await harness.standing(reference)).toEqual({
      state: 'refunded',
      places: 0,
      confirmed: 1,
      refunds: 1,
    });
    expect(harness.simulator.ledger.refunds.size).toBeGreaterThan(0);
    const { rows } = await harness.test.database.pool.query(
      'select action from audit_log where subject = $1',
      [reference],
    );
    expect(rows).toEqual([{ action: 'refund-order' }]);
  });

  it('is refused where no money is', async () => {
    const payer = await harness.addPayer();
    const reference = await payer.start();
    const staff = await harness.addPayer('administrator');
    const answer = staff.post(`/api/admin/orders/${reference}/refund`, { reason: 'x' }, PROBLEM);
    expect(await codeOf(answer)).toEqual({ statusCode: 409, code: 'nothing-to-refund' });
  });

  it('that was sent while its answer was lost is not sent twice', async () => {
    const { reference } = await harness.buy();
    const staff = await harness.addPayer('administrator');
    await staff.post(`/api/admin/orders/${reference}/refund`, { reason: 'x' });
    await harness.runJobs();
    // As after a crash between the provider's acceptance and our record of it.
    await harness.test.database.pool.query(
      `update payment_refunds set state = 'asked', provider_refund_id = null, settled_at = null
        where order_id = (select id from payment_orders where reference = $1)`,
      [reference],
    );
    const { rows } = await harness.test.database.pool.query<{ id: string }>(
      'select r.id from payment_refunds r join payment_orders o on o.id = r.order_id where reference = $1',
      [reference],
    );
    await harness.test.database.pool.query(
      "select graphile_worker.add_job('send-refund', json_build_object('refundId', $1::text))",
      [rows[0]?.id],
    );
    await harness.runJobs();
    const transaction = harness.simulator.ledger.transactions.get(reference);
    expect(transaction && harness.simulator.ledger.refundsOf(transaction)).toHaveLength(1);
  });

  it('that two processes send in the same moment is sent once and has not failed', async () => {
    const { reference } = await harness.buy();
    const staff = await harness.addPayer('administrator');
    await staff.post(`/api/admin/orders/${reference}/refund`, { reason: 'x' });
    const { rows } = await harness.test.database.pool.query<{ id: string }>(
      'select r.id from payment_refunds r join payment_orders o on o.id = r.order_id where reference = $1',
      [reference],
    );
    const refundId = rows[0]?.id ?? '';
    const { paystack } = harness.context;
    if (!paystack) throw new Error('The harness has a provider.');
    const haveLooked = Promise.withResolvers<void>();
    let looks = 0;
    const refundsOf: typeof paystack.refundsOf = async (transaction) => {
      const found = await paystack.refundsOf(transaction);
      looks += 1;
      if (looks === 2) haveLooked.resolve();
      await haveLooked.promise;
      return found;
    };
    const context = { ...harness.context, paystack: { ...paystack, refundsOf } };
    await Promise.all([sendRefund(context, refundId), sendRefund(context, refundId)]);
    await harness.drainUntil(reference, 'refunded');
    const transaction = harness.simulator.ledger.transactions.get(reference);
    expect(transaction && harness.simulator.ledger.refundsOf(transaction)).toHaveLength(1);
    const steps = await harness.test.database.pool.query<{ event: string }>(
      `select event from payment_order_steps where order_id = (select id from payment_orders where reference = $1)`,
      [reference],
    );
    expect(steps.rows.map(({ event }) => event)).not.toContain('refund-failed');
  });
});

describe('the poller', () => {
  async function pendingRefunds(count: number): Promise<string[]> {
    const staff = await harness.addPayer('administrator');
    const references: string[] = [];
    for (let made = 0; made < count; made += 1) {
      const { reference } = await harness.buy();
      await staff.post(`/api/admin/orders/${reference}/refund`, { reason: 'x' });
      references.push(reference);
    }
    await harness.test.database.pool.query(
      `update payment_refunds r set state = 'pending', provider_refund_id = 'R-' || o.reference, next_check_at = '2026-01-01',
              settled_at = null
         from payment_orders o where o.id = r.order_id and o.reference = any($1)`,
      [references],
    );
    return references;
  }

  /** The payment harness on another provider, and the calls that provider received. */
  function harnessWith(findRefund: NonNullable<PaymentHarness['context']['paystack']>['findRefund']) {
    const { paystack } = harness.context;
    if (!paystack) throw new Error('The harness has a provider.');
    const asked: string[] = [];
    const watched: typeof findRefund = (id) => {
      asked.push(id);
      return findRefund(id);
    };
    return { asked, context: { ...harness.context, paystack: { ...paystack, findRefund: watched } } };
  }

  it('asks about all refunds though one of them is faulty', async () => {
    const references = await pendingRefunds(3);
    const faulty = `R-${references[0]}`;
    const { asked, context } = harnessWith(async (id) => {
      if (id === faulty) throw new Error('A faulty row.');
      const refund = { status: 'processed', amountInCents: 117_000, merchantNote: null, isOfDispute: false };
      return { kind: 'answered', value: { id, ...refund } };
    });
    await pollPayments(context);
    expect(asked).toEqual(expect.arrayContaining(references.map((reference) => `R-${reference}`)));
    expect((await harness.standing(references[2] ?? '')).state).toBe('refunded');
    await harness.test.database.pool.query('update payment_refunds set next_check_at = null');
  });

  it('leaves the others for the next round when the provider is silent', async () => {
    await pendingRefunds(3);
    const { asked, context } = harnessWith(async () => ({ kind: 'away' }));
    await pollPayments(context);
    expect(asked).toHaveLength(1);
  });
});
