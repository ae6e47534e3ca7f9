import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { addLearner } from '../../../test/test-learner.ts';

let academy: TestApp;
beforeAll(async () => {
  academy = await createTestApp();
});
afterAll(() => academy.close());

const NOBODY = { unconfirmed: 0, waiting: 0, invited: 0, expired: 0, joined: 0 };

describe("the overview of an administrator's Home", () => {
  it('counts the waiting list and the mail, and names nobody', async () => {
    const administrator = await addLearner(academy, 'administrator');
    expect((await administrator.get('/api/admin/overview')).json()).toEqual({
      waitlist: NOBODY,
      outbox: { unsent: 0, failed: 0 },
      rewards: { pending: 0 },
      payments: { isConfigured: false, odd: 0 },
      vouchers: { open: 0 },
      sendsMail: false,
      isReady: true,
    });
    const person = { name: 'Sipho Dlamini', email: 'sipho@example.co.za', province: 'Gauteng' };
    const joined = await academy.call('POST', '/api/waitlist/register', { body: person });
    expect(joined.statusCode).toBeLessThan(300);
    const answer = await administrator.get('/api/admin/overview');
    expect(answer.json()).toMatchObject({
      waitlist: { ...NOBODY, waiting: 1 },
      outbox: { unsent: 1, failed: 0 },
    });
    expect(answer.body).not.toContain('sipho');
  });

  it.each(['learner', 'trainer'] as const)('is not for a %s', async (role) => {
    const person = await addLearner(academy, role);
    expect((await person.get('/api/admin/overview')).statusCode).toBe(403);
  });
});
