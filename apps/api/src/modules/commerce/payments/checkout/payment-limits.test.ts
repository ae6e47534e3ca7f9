import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { useUp } from '../../../../test/sign-in/use-up.ts';
import {
  COURSE,
  codeOf,
  openPaymentHarness,
  type PaymentHarness,
  PRICE,
  PROBLEM,
} from '../test/payment-harness.ts';

const LIMITED = { statusCode: 429, code: 'too-many-tries' };

let harness: PaymentHarness;
beforeAll(async () => {
  harness = await openPaymentHarness();
});
afterAll(() => harness.close());

describe('a learner who checks the same payment again and again', () => {
  it('waits before starting another payment, and nobody else does', async () => {
    const payer = await harness.addPayer();
    const reference = await payer.start();
    await payer.post(`/api/orders/${reference}/abandonment`);
    await useUp(harness.test, 'payment-starts', payer.id);
    const body = { amount: PRICE, courseId: COURSE };
    expect(await codeOf(payer.post('/api/paystack/initialize', body, PROBLEM))).toEqual(LIMITED);
    expect(await codeOf(payer.post(`/api/orders/${reference}/retry`, {}, PROBLEM))).toEqual(LIMITED);
    expect(await (await harness.addPayer()).start()).not.toBe(reference);
  });

  it('waits before the next look, and the money that was paid counts all the same', async () => {
    const payer = await harness.addPayer();
    const reference = await payer.start();
    await harness.simulator.pay(reference);
    await useUp(harness.test, 'payment-checks', payer.id);
    for (const way of ['settlement', 'abandonment'])
      expect(await codeOf(payer.post(`/api/orders/${reference}/${way}`, undefined, PROBLEM))).toEqual(
        LIMITED,
      );
    expect((await payer.get(`/api/paystack/verify/${reference}`)).statusCode).toBe(429);
    await harness.runJobs();
    expect(await harness.standing(reference)).toMatchObject({ state: 'paid', places: 1 });
  });
});
