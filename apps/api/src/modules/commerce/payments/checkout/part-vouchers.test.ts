import type { Answer } from '@academy/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSecondProcess } from '../../../../test/second-process.ts';
import type { TestApp } from '../../../../test/test-app.ts';
import {
  COURSE,
  openPaymentHarness,
  type Payer,
  type PaymentHarness,
  PRICE,
  type Started,
} from '../test/payment-harness.ts';

const WORTH = 500;
const REST = PRICE - WORTH;
let harness: PaymentHarness;
let admin: Payer;
let otherProcess: TestApp;
beforeAll(async () => {
  harness = await openPaymentHarness();
  admin = await harness.addPayer('administrator');
  otherProcess = await startSecondProcess(harness.test.database, harness.keys);
});
afterAll(async () => {
  await otherProcess.close();
  await harness.close();
});

async function makeBatch(amountInRand = WORTH, size = 1): Promise<{ id: string; codes: string[] }> {
  const terms = { sponsor: 'Mzansi Skills Fund', courseId: null, lastDay: '2026-12-31', province: null };
  const { id } = (await admin.post('/api/admin/vouchers', { ...terms, amountInRand, size })).json();
  const { codes } = (await admin.post(`/api/admin/vouchers/${id}/codes`)).json();
  return { id, codes: codes.map(({ code }: { code: string }) => code) };
}
async function newCode(amountInRand = WORTH): Promise<string> {
  return (await makeBatch(amountInRand)).codes[0] ?? '';
}

const redeem = (payer: Payer, code: string, courseId: string = COURSE) =>
  payer.post('/api/vouchers/redemptions', { code, courseId });
const start = (payer: Payer, voucherCode: string, amount = REST, courseId: string = COURSE) =>
  payer.post('/api/paystack/initialize', { amount, courseId, voucherCode });
const referenceOf = (answer: { json: () => unknown }) => (answer.json() as Started).data.reference;
const orderOf = async (payer: Payer, reference: string) =>
  (await payer.get(`/api/orders/${reference}`)).json<Answer<'GET /api/orders/:reference'>>();
const settle = (payer: Payer, reference: string) => payer.post(`/api/orders/${reference}/settlement`);
const isUsed = async (code: string) =>
  (
    await harness.test.database.pool.query<{ used: boolean }>(
      'select redeemed_at is not null as used from vouchers where code = $1',
      [code],
    )
  ).rows[0]?.used;

describe('a code that pays for a part', () => {
  it('states what is left, and is not used by asking', async () => {
    const [payer, code] = [await harness.addPayer(), await newCode()];
    expect((await redeem(payer, code)).json()).toEqual({
      courseId: COURSE,
      courseTitle: expect.any(String),
      sponsor: 'Mzansi Skills Fund',
      paysInRand: WORTH,
      restInRand: REST,
      enrolledAt: null,
    });
    expect(await isUsed(code)).toBe(false);
  });

  it('is frozen with the order, and counts when the rest is paid', async () => {
    const [payer, code] = [await harness.addPayer(), await newCode()];
    const reference = referenceOf(await start(payer, code.toLowerCase()));
    expect(await orderOf(payer, reference)).toMatchObject({
      amountInCents: REST * 100,
      voucherInCents: WORTH * 100,
      sponsor: 'Mzansi Skills Fund',
    });
    expect(await isUsed(code)).toBe(false);
    await harness.simulator.pay(reference);
    await settle(payer, reference);
    expect(await harness.standing(reference)).toEqual({ state: 'paid', places: 1, confirmed: 1, refunds: 0 });
    expect(await isUsed(code)).toBe(true);
    expect((await redeem(await harness.addPayer(), code)).body).toBe('This code has been used already.');
    const listed = await admin.get('/api/admin/orders?from=2026-11-01&to=2026-11-30');
    expect(listed.json<Answer<'GET /api/admin/orders'>>().orders).toContainEqual(
      expect.objectContaining({
        reference,
        amountInCents: REST * 100,
        voucherInCents: WORTH * 100,
        sponsor: 'Mzansi Skills Fund',
      }),
    );
  });

  it.each([PRICE, REST - 1, REST + 1])('is refused with any other amount: R%i', async (amount) => {
    const answer = await start(await harness.addPayer(), await newCode(), amount);
    expect([answer.statusCode, answer.body]).toEqual([409, expect.stringContaining('not the price')]);
  });

  it('is refused in a payment where it pays for everything', async () => {
    const answer = await start(await harness.addPayer(), await newCode(PRICE), 0);
    expect(answer.body).toBe('This code pays for the whole course. Please use it without paying.');
  });

  it('is held by the payment that is under way, and free again when that is left', async () => {
    const [payer, other, code] = [await harness.addPayer(), await harness.addPayer(), await newCode()];
    const reference = referenceOf(await start(payer, code));
    expect((await start(other, code)).body).toContain('part of a payment that is under way');
    await payer.post(`/api/orders/${reference}/abandonment`);
    expect((await start(other, code)).statusCode).toBe(200);
  });

  it('goes along when its owner pays for another course instead', async () => {
    const [payer, code] = [await harness.addPayer(), await newCode()];
    const first = referenceOf(await start(payer, code));
    const second = referenceOf(await start(payer, code, REST, 'second'));
    expect((await orderOf(payer, first)).state).toBe('cancelled');
    expect((await orderOf(payer, second)).voucherInCents).toBe(WORTH * 100);
  });

  it('is left out where its owner then pays alone', async () => {
    const [payer, code] = [await harness.addPayer(), await newCode()];
    const first = referenceOf(await start(payer, code));
    const alone = await payer.start();
    expect(alone).not.toBe(first);
    expect(await orderOf(payer, alone)).toMatchObject({ amountInCents: PRICE * 100, sponsor: null });
  });

  it('pays its part again when a payment that failed is tried again', async () => {
    const [payer, code] = [await harness.addPayer(), await newCode()];
    const reference = referenceOf(await start(payer, code));
    await payer.post(`/api/orders/${reference}/abandonment`);
    const again = referenceOf(await payer.post(`/api/orders/${reference}/retry`, {}));
    expect(await orderOf(payer, again)).toMatchObject({
      amountInCents: REST * 100,
      voucherInCents: WORTH * 100,
    });
  });
});

describe('one code', () => {
  it('in twenty payments at once in two processes is held by one', async () => {
    const code = await newCode();
    const payers = await Promise.all(Array.from({ length: 20 }, () => harness.addPayer()));
    const answers = await Promise.all(
      payers.map(({ cookie }, turn) =>
        (turn % 2 === 0 ? harness.test : otherProcess).call('POST', '/api/paystack/initialize', {
          cookie,
          body: { amount: REST, courseId: COURSE, voucherCode: code },
        }),
      ),
    );
    const statuses = answers.map(({ statusCode }) => statusCode).sort();
    expect(statuses).toEqual([200, ...Array.from({ length: 19 }, () => 409)]);
  });

  it('that two have paid the rest for gives one place, and the other money goes back', async () => {
    const [late, early, code] = [await harness.addPayer(), await harness.addPayer(), await newCode()];
    const left = referenceOf(await start(late, code));
    await late.post(`/api/orders/${left}/abandonment`);
    const taken = referenceOf(await start(early, code));
    await harness.simulator.pay(taken);
    await settle(early, taken);
    await harness.simulator.pay(left);
    await settle(late, left);
    expect(await harness.standing(taken)).toMatchObject({ state: 'paid', places: 1, refunds: 0 });
    expect(await harness.standing(left)).toMatchObject({ state: 'refunding', places: 0, refunds: 1 });
    await harness.drainUntil(left, 'refunded');
    expect(await harness.mails(late.id)).toContainEqual(
      expect.stringContaining('We are returning your payment'),
    );
    expect(await isUsed(code)).toBe(true);
  });

  it('cannot be taken for a whole course while a payment holds it', async () => {
    const [payer, code] = [await harness.addPayer(), await newCode()];
    await start(payer, code);
    await harness.test.database.pool.query(
      'update voucher_batches b set amount_in_rand = 5000 from vouchers v where v.batch_id = b.id and v.code = $1',
      [code],
    );
    expect((await redeem(await harness.addPayer(), code)).body).toContain(
      'part of a payment that is under way',
    );
  });

  it('is good again when the purchase is taken back', async () => {
    const [payer, code] = [await harness.addPayer(), await newCode()];
    const reference = referenceOf(await start(payer, code));
    await harness.simulator.pay(reference);
    await settle(payer, reference);
    expect((await payer.post(`/api/orders/${reference}/cancellation`)).statusCode).toBe(200);
    expect(await isUsed(code)).toBe(false);
    expect((await start(await harness.addPayer(), code)).statusCode).toBe(200);
  });
});

describe('a batch that is withdrawn', () => {
  it('leaves its used codes as they are, and no other one counts', async () => {
    const { id, codes } = await makeBatch(5000, 2);
    const [used = '', unused = ''] = codes;
    const payer = await harness.addPayer();
    expect((await redeem(payer, used)).statusCode).toBe(201);
    const withdrawn = await admin.post(`/api/admin/vouchers/${id}/withdrawal`);
    expect(withdrawn.json()).toMatchObject({ used: 1, withdrawnAt: expect.any(String) });
    expect((await admin.post(`/api/admin/vouchers/${id}/withdrawal`)).json()).toEqual(withdrawn.json());
    expect((await redeem(await harness.addPayer(), unused)).body).toContain('This code has been withdrawn.');
    expect((await payer.get(`/api/courses/${COURSE}/progress`)).json()).toMatchObject({ isEnrolled: true });
  });

  it('does not take the part away from a payment that is under way', async () => {
    const { id, codes } = await makeBatch();
    const payer = await harness.addPayer();
    const reference = referenceOf(await start(payer, codes[0] ?? ''));
    await admin.post(`/api/admin/vouchers/${id}/withdrawal`);
    await harness.simulator.pay(reference);
    await settle(payer, reference);
    expect(await harness.standing(reference)).toMatchObject({ state: 'paid', places: 1 });
  });

  it('is one that exists', async () => {
    const nowhere = '/api/admin/vouchers/00000000-0000-4000-8000-000000000000/withdrawal';
    expect((await admin.post(nowhere)).statusCode).toBe(404);
  });
});
