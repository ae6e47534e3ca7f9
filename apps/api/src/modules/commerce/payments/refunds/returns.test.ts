import type { Answer } from '@academy/contract';
import { sastDay } from '@academy/domain/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { putJobsFirst } from '../../../../database/driver/test/queued-jobs.ts';
import {
  COURSE,
  codeOf,
  openPaymentHarness,
  type Payer,
  type PaymentHarness,
  type PaymentOrder,
  PROBLEM,
} from '../test/payment-harness.ts';

let harness: PaymentHarness;
let staff: Payer;
beforeAll(async () => {
  harness = await openPaymentHarness();
  staff = await harness.addPayer('administrator');
});
afterAll(() => harness.close());

const read = async (payer: Payer, reference: string) =>
  (await payer.get(`/api/orders/${reference}`)).json<PaymentOrder>();

async function inBooks(reference: string) {
  const day = sastDay(harness.test.services.clock());
  const { orders } = (await staff.get(`/api/admin/orders?from=${day}&to=${day}`)).json<
    Answer<'GET /api/admin/orders'>
  >();
  return orders.find((order) => order.reference === reference);
}

async function staffLetters(subject: string, reference: string): Promise<number> {
  const { rows } = await harness.test.database.pool.query<{ n: number }>(
    'select count(*)::int as n from outbox_mails where subject = $1',
    [`${subject}: ${reference}`],
  );
  return rows[0]?.n ?? 0;
}

/** What the provider has returned, in parts. */
const sentBack = (reference: string) =>
  [...harness.simulator.ledger.refunds.values()]
    .filter(({ transaction }) => transaction.reference === reference)
    .map(({ amount }) => amount);

/** Waits until the books say that this amount was returned. */
const untilReturned = (reference: string, amountInCents: number) =>
  expect
    .poll(
      async () => {
        await harness.runJobs();
        await harness.poll();
        return (await inBooks(reference))?.refundedInCents;
      },
      { timeout: 120_000 },
    )
    .toBe(amountInCents);

describe('a part that is refunded at the provider', () => {
  it.each([
    ['stays a success there', false],
    ['is called reversed there', true],
  ])('and %s is in the books, is told, and ends no place', async (_, isReversed) => {
    const { payer, reference } = await harness.buy();
    if (isReversed) harness.simulator.setSwitch('part_refund_reverses', undefined, reference);
    harness.simulator.refund(reference, 10_000);
    await untilReturned(reference, 10_000);
    expect(await harness.standing(reference)).toMatchObject({ state: 'paid', places: 1, refunds: 1 });
    expect(await read(payer, reference)).toMatchObject({
      state: 'paid',
      refundedInCents: 10_000,
      refund: { cause: 'provider', state: 'processed' },
    });
    expect(await inBooks(reference)).toMatchObject({ canRefund: true, refundableInCents: 107_000 });
    expect(await staffLetters('Part of a payment was returned', reference)).toBe(1);
    expect(await harness.mails(payer.id)).toContain('Part of your payment for Course sold was returned');
  });

  it('leaves the right to cancel, which returns the rest and no more', async () => {
    const { payer, reference } = await harness.buy();
    harness.simulator.refund(reference, 10_000);
    await untilReturned(reference, 10_000);
    expect((await payer.post(`/api/orders/${reference}/cancellation`)).statusCode).toBe(200);
    await harness.drainUntil(reference, 'refunded');
    expect(sentBack(reference)).toEqual([10_000, 107_000]);
    expect(await inBooks(reference)).toMatchObject({ refundedInCents: 117_000, refundableInCents: 0 });
  });

  it('ends the place with the part that makes it whole', async () => {
    const { payer, reference } = await harness.buy();
    for (const [part, sum] of [
      [10_000, 10_000],
      [100_000, 110_000],
      [7_000, 117_000],
    ] as const) {
      harness.simulator.refund(reference, part);
      await untilReturned(reference, sum);
    }
    expect(await harness.standing(reference)).toMatchObject({ state: 'refunded', places: 0, refunds: 3 });
    expect(await harness.mails(payer.id)).toContain('Refunded: Course sold');
  });

  it('of a payment that nobody has settled yet still gives the place', async () => {
    const payer = await harness.addPayer();
    const reference = await payer.start();
    harness.simulator.setSwitch('webhook_never', undefined, reference);
    harness.simulator.setSwitch('part_refund_reverses', undefined, reference);
    await harness.simulator.pay(reference);
    harness.simulator.refund(reference, 10_000);
    await expect
      .poll(() => harness.simulator.ledger.transactions.get(reference)?.status, { timeout: 120_000 })
      .toBe('reversed');
    await payer.get(`/api/paystack/verify/${reference}`);
    expect(await harness.standing(reference)).toMatchObject({ state: 'paid', places: 1 });
  });
});

describe('an order that the payer’s bank disputes', () => {
  async function disputed(id: string) {
    const { payer, reference } = await harness.buy(COURSE);
    harness.simulator.dispute(reference, 'awaiting-merchant-feedback', id);
    await harness.runJobs();
    return { payer, reference, decide: decider(reference, id) };
  }
  const decider = (reference: string, id: string) => async (resolution: string) => {
    harness.simulator.dispute(reference, 'resolved', id, resolution);
    await harness.runJobs();
  };

  it('is not refunded by staff, who see why', async () => {
    const { reference, decide } = await disputed('9007199254740001');
    expect(await inBooks(reference)).toMatchObject({
      canRefund: false,
      dispute: { status: 'awaiting-merchant-feedback', dueAt: '2030-01-01T00:00:00.000Z' },
    });
    const refund = () => staff.post(`/api/admin/orders/${reference}/refund`, { reason: 'x' }, PROBLEM);
    expect(await codeOf(refund())).toEqual({ statusCode: 409, code: 'disputed' });
    expect(await harness.standing(reference)).toMatchObject({ state: 'paid', places: 1, refunds: 0 });
    await decide('declined');
    expect(await inBooks(reference)).toMatchObject({ canRefund: true, dispute: null });
    expect((await refund()).statusCode).toBe(204);
  });

  it('is cancelled by the learner at once, and the money waits: we won, so it is sent once', async () => {
    const { payer, reference, decide } = await disputed('9007199254740002');
    const cancelled = await payer.post(`/api/orders/${reference}/cancellation`);
    expect(cancelled.json()).toMatchObject({ state: 'refunding', refund: { state: 'waiting' } });
    await harness.runJobs();
    expect(await harness.standing(reference)).toMatchObject({ places: 0 });
    expect(sentBack(reference)).toEqual([]);
    expect(await harness.mails(payer.id)).toContain('Your cancellation of Course sold');
    await decide('declined');
    await decide('declined');
    await harness.drainUntil(reference, 'refunded');
    expect(sentBack(reference)).toEqual([117_000]);
  });

  it('is cancelled by the learner, and the bank has returned the money: we send none', async () => {
    const { payer, reference, decide } = await disputed('9007199254740003');
    await payer.post(`/api/orders/${reference}/cancellation`);
    await decide('merchant-accepted');
    await harness.poll();
    expect(await harness.standing(reference)).toMatchObject({ state: 'refunded', places: 0 });
    expect(sentBack(reference)).toEqual([]);
    expect(await inBooks(reference)).toMatchObject({ refundedInCents: 117_000 });
    expect(await read(payer, reference)).toMatchObject({ refund: { cause: 'dispute', state: 'processed' } });
  });

  it('loses its place when the bank gives the money back, and keeps it when we win', async () => {
    const lost = await disputed('9007199254740004');
    await lost.decide('merchant-accepted');
    expect(await harness.standing(lost.reference)).toMatchObject({ state: 'refunded', places: 0 });
    const won = await disputed('9007199254740005');
    await won.decide('declined');
    expect(await harness.standing(won.reference)).toMatchObject({ state: 'paid', places: 1 });
  });

  it('holds a refund that was asked for before the dispute came', async () => {
    const { payer, reference } = await harness.buy();
    await payer.post(`/api/orders/${reference}/cancellation`);
    harness.simulator.dispute(reference, 'awaiting-merchant-feedback', '9007199254740006');
    await harness.simulator.sender.idle();
    // The dispute event is processed first.
    await putJobsFirst(harness.test.database.pool, 'eventId');
    await harness.runJobs();
    expect(sentBack(reference)).toEqual([]);
    expect(await read(payer, reference)).toMatchObject({ refund: { state: 'waiting' } });
    await decider(reference, '9007199254740006')('declined');
    await harness.drainUntil(reference, 'refunded');
    expect(sentBack(reference)).toEqual([117_000]);
  });

  it('is not opened again by older news that comes late', async () => {
    const { reference, decide } = await disputed('9007199254740007');
    await decide('declined');
    harness.simulator.dispute(reference, 'awaiting-bank-feedback', '9007199254740007');
    await harness.runJobs();
    expect(await inBooks(reference)).toMatchObject({ dispute: null, canRefund: true });
  });
});
