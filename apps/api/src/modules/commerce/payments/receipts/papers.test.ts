import type { Answer } from '@academy/contract';
import { sastDay } from '@academy/domain/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp } from '../../../../test/test-app.ts';
import { storeMissingPapers } from '../index.ts';
import {
  COURSE,
  openPaymentHarness,
  type Payer,
  type PaymentHarness,
  type PaymentOrder,
} from '../test/payment-harness.ts';

const VENDOR = { SELLER_NAME: 'NexusAI Academy (Pty) Ltd', VAT_NUMBER: '4123456789', VAT_PERCENT: '15' };

let harness: PaymentHarness;
let staff: Payer;
beforeAll(async () => {
  harness = await openPaymentHarness(VENDOR);
  staff = await harness.addPayer('administrator');
});
afterAll(() => harness.close());

interface Paper {
  readonly kind: string;
  readonly number: string;
  readonly seller: string;
  readonly vatNumber: string;
  readonly amount: number;
  readonly vat: number;
}

async function papers(reference: string): Promise<Paper[]> {
  const { rows } = await harness.test.database.pool.query<Paper>(
    `select p.kind, p.number, p.seller_name as seller, p.vat_number as "vatNumber", p.amount_cents as amount,
            p.vat_cents as vat
       from payment_papers p join payment_orders o on o.id = p.order_id
      where o.reference = $1 order by p.kind desc, p.number`,
    [reference],
  );
  return rows;
}

const creditNotes = async (payer: Payer, reference: string) =>
  (await payer.get(`/api/orders/${reference}`)).json<PaymentOrder>().creditNotes;

/** Refunds a part on the provider's dashboard, and waits for its paper. */
async function returnPart(payer: Payer, reference: string, amountInCents: number, notes: number) {
  harness.simulator.refund(reference, amountInCents);
  await expect
    .poll(
      async () => {
        await harness.runJobs();
        await harness.poll();
        return (await creditNotes(payer, reference)).length;
      },
      { timeout: 120_000 },
    )
    .toBe(notes);
}

describe('a receipt', () => {
  it('of somebody else is not for staff who have not shown the second factor that they need', async () => {
    const strict = await openPaymentHarness({ ...VENDOR, STAFF_SECOND_FACTOR: 'required' });
    const { reference } = await strict.buy();
    const weak = await strict.addPayer('administrator');
    const read = async () => (await weak.get(`/api/orders/${reference}/receipt.pdf`)).statusCode;
    expect(await read()).toBe(404);
    await strict.test.database.pool.query('update sign_ins set is_strong = true');
    expect(await read()).toBe(200);
    await strict.close();
  });

  it('is stored with its number and stays as it was, whatever the configuration says later', async () => {
    const { payer, reference } = await harness.buy();
    expect(await papers(reference)).toMatchObject([
      { kind: 'receipt', seller: VENDOR.SELLER_NAME, vatNumber: '4123456789', amount: 117_000, vat: 15_261 },
    ]);
    const url = `/api/orders/${reference}/receipt.pdf`;
    const before = await payer.get(url);
    const moved = await createTestApp(
      { ...harness.keys, SELLER_NAME: 'Another Company', VAT_NUMBER: '', VAT_PERCENT: '20' },
      { database: harness.test.database },
    );
    const after = await moved.call('GET', url, { cookie: payer.cookie });
    expect(after.rawPayload.equals(before.rawPayload)).toBe(true);
    await harness.simulator.refund(reference, 117_000);
    await harness.drainUntil(reference, 'refunded');
    expect((await payer.get(url)).rawPayload.equals(before.rawPayload)).toBe(true);
    await moved.app.close();
  });

  it('is not changed or taken away in the database', async () => {
    const { reference } = await harness.buy();
    const { pool } = harness.test.database;
    for (const sql of [
      "update payment_papers set seller_name = 'x'",
      'update payment_papers set amount_cents = 1, vat_cents = 0',
      'delete from payment_papers',
    ])
      await expect(pool.query(sql)).rejects.toThrow('does not change');
    expect(await papers(reference)).toHaveLength(1);
  });

  it('of before papers were stored is stored at the next start, once', async () => {
    const buyer = await harness.addPayer();
    const { clock, db, config } = harness.test.services;
    const { pool } = harness.test.database;
    const reference = `AC-${'9'.repeat(26)}`;
    await pool.query(
      `with made as (
         insert into payment_orders (user_id, buyer_name, course_id, course_title, reference, quote_id, amount_cents,
                                     was_cents, mode, email, state, created_at, paid_at, receipt_number, paid_cents)
         values ($1, 'B', $2, 'C', $3, 'q', 117000, 117000, 'test', 'a@example.co.za', 'refunded', $4, $4, 900, 117000)
         returning id)
       insert into payment_refunds (order_id, amount_cents, cause, requested_at, state, settled_at)
       select id, 117000, 'learner', $4, 'processed', $4 from made`,
      [buyer.id, COURSE, reference, clock()],
    );
    expect((await buyer.get(`/api/orders/${reference}/receipt.pdf`)).statusCode).toBe(404);
    await Promise.all([1, 2].map(() => storeMissingPapers({ db, config, clock })));
    await storeMissingPapers({ db, config: { ...config, SELLER_NAME: 'Later' }, clock });
    expect(await papers(reference)).toMatchObject([
      { kind: 'receipt', number: '900', seller: VENDOR.SELLER_NAME, vat: 15_261 },
      { kind: 'credit-note', seller: VENDOR.SELLER_NAME, amount: 117_000, vat: 15_261 },
    ]);
    expect((await buyer.get(`/api/orders/${reference}/receipt.pdf`)).statusCode).toBe(200);
  });
});

describe('a credit note', () => {
  it('is issued for each part that goes back, with its part of the VAT, for buyer and staff alone', async () => {
    const { payer, reference } = await harness.buy();
    await returnPart(payer, reference, 10_000, 1);
    await returnPart(payer, reference, 5_001, 2);
    await payer.post(`/api/orders/${reference}/cancellation`);
    await harness.drainUntil(reference, 'refunded');
    const notes = (await papers(reference)).filter(({ kind }) => kind === 'credit-note');
    expect(notes.map(({ amount }) => amount)).toEqual([10_000, 5_001, 101_999]);
    expect(notes.reduce((sum, { vat }) => sum + vat, 0)).toBe(15_261);
    const [first] = await creditNotes(payer, reference);
    expect(first).toMatchObject({ number: expect.stringMatching(/^C-\d{6}$/), amountInCents: 10_000 });
    const url = `/api/orders/${reference}/credit-notes/${first?.number}/credit-note.pdf`;
    for (const reader of [payer, staff]) {
      const answer = await reader.get(url);
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf']);
      expect(answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    }
    expect((await (await harness.addPayer()).get(url)).statusCode).toBe(404);
    expect((await harness.test.call('GET', url)).statusCode).toBe(401);
    const day = sastDay(harness.test.services.clock());
    const listed = (await staff.get(`/api/admin/orders?from=${day}&to=${day}`)).json<
      Answer<'GET /api/admin/orders'>
    >();
    const order = listed.orders.find((each) => each.reference === reference);
    expect(order).toMatchObject({ hasReceipt: true, creditNotes: { length: 3 } });
  });

  it('has the next number, without a gap, however many are issued at once', async () => {
    const bought = await Promise.all([1, 2, 3, 4].map(() => harness.buy()));
    await Promise.all(
      bought.map(({ payer, reference }) => payer.post(`/api/orders/${reference}/cancellation`)),
    );
    await Promise.all(bought.map(({ reference }) => harness.drainUntil(reference, 'refunded')));
    const { rows } = await harness.test.database.pool.query<{ number: string }>(
      "select number from payment_papers where kind = 'credit-note' order by number",
    );
    expect(rows.map(({ number }) => Number(number))).toEqual(rows.map((_, index) => index + 1));
    expect(rows.length).toBeGreaterThanOrEqual(4);
  });

  it('is not issued for money that never had a receipt', async () => {
    const payer = await harness.addPayer();
    harness.simulator.setSwitch('wrong_amount', -5000);
    const reference = await payer.start();
    await harness.simulator.pay(reference);
    await payer.get(`/api/paystack/verify/${reference}`);
    await staff.post(`/api/admin/orders/${reference}/refund`, { reason: 'Not the price.' });
    await harness.drainUntil(reference, 'refunded');
    expect(await papers(reference)).toEqual([]);
  });
});
