import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  codeOf,
  openPaymentHarness,
  type Payer,
  type PaymentHarness,
  type PaymentOrder,
  PROBLEM,
} from '../test/payment-harness.ts';

const COURSE = 'ai-fundamentals';
const ARCHIVED = { statusCode: 409, code: 'course-archived' };

let harness: PaymentHarness;
let staff: Payer;
beforeAll(async () => {
  harness = await openPaymentHarness();
  staff = await harness.addPayer('administrator');
});
afterAll(() => harness.close());

async function archive(isArchived: boolean): Promise<void> {
  const answer = await harness.test.app.inject({
    method: 'PUT',
    url: `/api/admin/content/courses/${COURSE}/archive`,
    headers: { cookie: staff.cookie },
    payload: { isArchived },
  });
  expect(answer.statusCode).toBe(204);
}

async function quoteOf(payer: Payer): Promise<{ id: string; price: number }> {
  return (await payer.get(`/api/courses/${COURSE}`)).json().quote;
}

describe('a course that has been archived', () => {
  it('is not sold, and the order that was left is not tried again', async () => {
    const payer = await harness.addPayer();
    const { id: quoteId, price: amount } = await quoteOf(payer);
    const left = await payer.start(COURSE, { amount });
    await payer.post(`/api/orders/${left}/abandonment`);
    await archive(true);
    const start = payer.post('/api/paystack/initialize', { courseId: COURSE, amount, quoteId }, PROBLEM);
    expect(await codeOf(start)).toEqual(ARCHIVED);
    expect(await codeOf(payer.post(`/api/orders/${left}/retry`, {}, PROBLEM))).toEqual(ARCHIVED);
    expect((await payer.get(`/api/orders/${left}`)).json()).toMatchObject({ canRetry: false });
    expect((await payer.get(`/api/courses/${COURSE}`)).json()).toMatchObject({ isArchived: true });
    await archive(false);
  });

  it('is not given for a sponsor’s code, which stays unused', async () => {
    const batch = await staff.post('/api/admin/vouchers', {
      sponsor: 'Mzansi Skills Fund',
      courseId: COURSE,
      amountInRand: null,
      size: 1,
      lastDay: '2026-12-31',
      province: null,
    });
    const { codes } = (await staff.post(`/api/admin/vouchers/${batch.json().id}/codes`)).json();
    const input = { code: codes[0].code, courseId: COURSE };
    const payer = await harness.addPayer();
    await archive(true);
    expect(await codeOf(payer.post('/api/vouchers/redemptions', input, PROBLEM))).toEqual(ARCHIVED);
    await archive(false);
    expect((await payer.post('/api/vouchers/redemptions', input)).statusCode).toBe(201);
  });

  it('takes no enrolment', async () => {
    const payer = await harness.addPayer();
    const { id: quoteId } = await quoteOf(payer);
    await archive(true);
    const enrol = payer.post(`/api/courses/${COURSE}/enrolments`, { quoteId }, PROBLEM);
    expect(await codeOf(enrol)).toEqual(ARCHIVED);
    await archive(false);
  });

  it('is still given for an order that was open before, and kept by the people who have it', async () => {
    const payer = await harness.addPayer();
    const { price: amount } = await quoteOf(payer);
    const reference = await payer.start(COURSE, { amount });
    await archive(true);
    const open = (await payer.get(`/api/orders/${reference}`)).json<PaymentOrder>();
    expect(open).toMatchObject({ state: 'open', canRetry: false, authorizationUrl: expect.any(String) });
    await harness.simulator.pay(reference);
    await payer.get(`/api/paystack/verify/${reference}`);
    expect(await harness.standing(reference)).toMatchObject({ state: 'paid', places: 1 });
    expect((await payer.get(`/api/courses/${COURSE}/progress`)).json()).toMatchObject({ isEnrolled: true });
    await archive(false);
  });
});
