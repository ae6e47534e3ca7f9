import type { Answer } from '@academy/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { giveBadgesBack } from '../../../rewards/take-backs/index.ts';
import { COURSE, codeOf, type Payer, PROBLEM } from '../test/payment-harness.ts';
import { openSchool, type School } from '../test/school.ts';

let school: School;
beforeAll(async () => {
  school = await openSchool();
});
afterAll(() => school.harness.close());

const cancel = (payer: Payer, reference: string) => payer.post(`/api/orders/${reference}/cancellation`);
const refund = (reference: string) =>
  school.staff.post(`/api/admin/orders/${reference}/refund`, { reason: 'The learner asked for it.' });
const redeem = (payer: Payer, courseId: string) =>
  payer.post('/api/coins/redemptions', { rewardId: 'course', courseId }, PROBLEM);

describe('the money machine: buy without consent, learn, claim, cancel', () => {
  it('leaves nothing to buy another course with, no judgement and no certificate', async () => {
    const { harness, trainer, judge, coins, certificates } = school;
    const { payer, reference } = await harness.buy();
    await school.giveCoins(payer, 400);
    await school.learn(payer);
    await school.claimAll(payer);
    expect(await coins(payer)).toMatchObject({ balance: 1100, earned: 1100 });
    const { id } = await school.submissionOf(payer);

    const cancelled = await cancel(payer, reference);
    expect(cancelled.json()).toMatchObject({ state: 'refunding' });
    await harness.drainUntil(reference, 'refunded');

    expect(await coins(payer)).toMatchObject({
      balance: 400,
      entries: [
        { amount: -700, description: 'Taken back: Course sold was refunded' },
        {},
        {},
        {},
        {},
        {},
        {},
      ],
    });
    expect(await codeOf(redeem(payer, 'second'))).toEqual({ statusCode: 409, code: 'insufficient-balance' });
    const queue = (await trainer.get('/api/project-reviews')).json<Answer<'GET /api/project-reviews'>>();
    expect(queue.waiting.some((each) => each.id === id)).toBe(false);
    expect(await codeOf(trainer.post(`/api/project-reviews/${id}/hold`, undefined, PROBLEM))).toEqual({
      statusCode: 409,
      code: 'no-place',
    });
    expect(await codeOf(judge(payer, PROBLEM))).toEqual({ statusCode: 409, code: 'no-place' });
    await school.runJobs();
    expect(await certificates(payer)).toEqual([]);
    expect((await coins(payer)).balance).toBe(400);
  });

  it('closes claims that were left open for later', async () => {
    const { harness, coins } = school;
    const { payer, reference } = await harness.buy();
    await school.learn(payer);
    expect((await coins(payer)).activities.find(({ id }) => id === 'module')?.waiting).toBe(2);
    await cancel(payer, reference);
    expect((await coins(payer)).activities.every(({ waiting }) => waiting === 0)).toBe(true);
    for (const activity of ['module', 'assessment']) {
      const claim = payer.post('/api/coins/claims', { activity }, PROBLEM);
      expect(await codeOf(claim)).toEqual({ statusCode: 409, code: 'nothing-to-claim' });
    }
    expect(await coins(payer)).toMatchObject({ balance: 0, entries: [] });
  });

  it('cannot be run in the same moment as the claims', async () => {
    const { harness, coins } = school;
    const { payer, reference } = await harness.buy();
    await school.learn(payer);
    await Promise.all([
      ...['module', 'assessment', 'module', 'assessment', 'assessment'].map((activity) =>
        payer.post('/api/coins/claims', { activity }),
      ),
      cancel(payer, reference),
      cancel(payer, reference),
    ]);
    expect(await coins(payer)).toMatchObject({ balance: 0, earned: 0, spent: 0 });
  });
});

describe('a refund of a completed course', () => {
  it('takes coins, the place they had paid for, certificate and badges, keeps the record, and is announced before and after', async () => {
    const { harness, coins, certificates, badges } = school;
    const { payer, reference } = await school.graduate({ startAtOnce: true });
    expect(await coins(payer)).toMatchObject({ balance: 1200 });
    expect((await redeem(payer, 'second')).statusCode).toBe(200);
    const [certificate] = await certificates(payer);
    expect(certificate?.state).toBe('valid');
    const earned = await badges(payer);
    expect(earned.length).toBeGreaterThan(0);

    const beforehand = { coins: 1200, openClaims: 0, hasCertificate: true, balanceAfter: 0 };
    const foreseen = (await school.staff.get(`/api/admin/orders/${reference}/take-back`)).json();
    expect(foreseen.takesBack).toMatchObject({
      ...beforehand,
      hasWaitingProject: false,
      undone: [{ courseId: 'second', isPlace: true, cost: 1000, coins: 0 }],
    });
    expect((await payer.get(`/api/orders/${reference}/take-back`)).json()).toEqual(foreseen);
    const stranger = await harness.addPayer();
    expect((await stranger.get(`/api/orders/${reference}/take-back`)).statusCode).toBe(404);

    expect((await refund(reference)).statusCode).toBe(204);
    await harness.drainUntil(reference, 'refunded');
    await harness.poll([reference]);

    expect(await coins(payer)).toMatchObject({ balance: 0, earned: 0, spent: 0 });
    expect(await codeOf(redeem(payer, 'third'))).toEqual({ statusCode: 409, code: 'insufficient-balance' });
    expect(await certificates(payer)).toMatchObject([{ state: 'revoked', revokedBecause: 'refund' }]);
    const shown = await harness.test.call('GET', `/api/certificates/${certificate?.id}`);
    expect(shown.json()).toMatchObject({ state: 'revoked', revokedBecause: 'refund' });
    // The badge for taking a place stays only if another course supports it.
    const left = await badges(payer);
    const withdrawn: string[] = foreseen.takesBack.badges;
    expect(withdrawn.length).toBeGreaterThan(0);
    expect(left.toSorted()).toEqual(earned.filter((name) => !withdrawn.includes(name)).toSorted());
    const progress = await harness.test.database.pool.query(
      'select percent, completed_at is not null as done from course_progress where user_id = $1 and course_id = $2',
      [payer.id, COURSE],
    );
    expect(progress.rows).toEqual([{ percent: 100, done: true }]);

    const { rows: notices } = await harness.test.database.pool.query<{ title: string }>(
      "select title from notices where user_id = $1 and kind = 'course-taken-back'",
      [payer.id],
    );
    expect(notices).toHaveLength(1);
    expect(notices[0]?.title).toContain('1200 coins, your place in Course second, your certificate');
    const { rows: letters } = await harness.test.database.pool.query<{ body: string }>(
      `select body from outbox_mails m join users u on u.email = m.recipient
        where u.id = $1 and subject = 'Your refund for Course sold'`,
      [payer.id],
    );
    expect(letters[0]?.body).toContain('What you learned stays on your record');
    expect((await school.staff.get(`/api/admin/orders/${reference}/take-back`)).json()).toEqual({
      takesBack: null,
    });
  });

  it('counts towards no reward, nor for a printed copy of the certificate', async () => {
    const { payer, reference } = await school.graduate();
    await school.giveCoins(payer, 1000);
    await cancel(payer, reference);
    expect(await school.coins(payer)).toMatchObject({ balance: 1000, coursesCompleted: 0 });
    const address = 'Thandi Nkosi, 12 Long Street, Polokwane, 0699';
    const printed = { rewardId: 'certificate', courseId: COURSE, address };
    expect(await codeOf(payer.post('/api/coins/redemptions', printed, PROBLEM))).toEqual({
      statusCode: 409,
      code: 'course-not-completed',
    });
  });

  it('gives all of it back once, with a new certificate, when the course is bought again', async () => {
    const { harness, coins, certificates, badges } = school;
    const { payer, reference } = await school.graduate();
    const earned = await badges(payer);
    await cancel(payer, reference);
    expect(await coins(payer)).toMatchObject({ balance: 0 });

    const again = await school.buyAgain(payer);
    await school.runJobs();
    await school.runJobs();
    expect(await coins(payer)).toMatchObject({
      balance: 1200,
      earned: 1200,
      entries: [
        { amount: 1200, description: 'Given back: you are in Course sold again' },
        {},
        {},
        {},
        {},
        {},
        {},
        {},
      ],
    });
    expect(await badges(payer)).toEqual(earned);
    const [newer, older] = await certificates(payer);
    expect([newer?.state, older?.state]).toEqual(['valid', 'revoked']);
    expect(newer?.id).not.toBe(older?.id);
    await school.claimAll(payer);
    expect((await coins(payer)).balance).toBe(1200);

    // Repeatedly, also when the refund is faster than the job that gives back.
    await cancel(payer, again);
    expect((await coins(payer)).balance).toBe(0);
    const third = await school.buyAgain(payer);
    await cancel(payer, third);
    await school.runJobs();
    expect(await coins(payer)).toMatchObject({ balance: 0, earned: 0, spent: 0 });
    expect((await certificates(payer)).every(({ state }) => state === 'revoked')).toBe(true);
    await harness.drainUntil(third, 'refunded');
  });

  it('shows a badge again once other learning supports it', async () => {
    const { harness, badges } = school;
    const { payer, reference } = await school.graduate();
    const earned = await badges(payer);
    await cancel(payer, reference);
    await giveBadgesBack(harness.context);
    const left = await badges(payer);
    expect(left.length).toBeLessThan(earned.length);
    // The same again, in a course that was not refunded.
    await harness.test.database.pool.query(
      `insert into learning_events (user_id, kind, subject, occurred_at, data)
       select user_id, kind, 'other-' || subject, occurred_at, jsonb_set(data, '{courseId}', '"second"')
         from learning_events where user_id = $1 and data ->> 'courseId' = $2`,
      [payer.id, COURSE],
    );
    await giveBadgesBack(harness.context);
    const after = await badges(payer);
    expect(after.length).toBeGreaterThan(left.length);
    expect(earned).toEqual(expect.arrayContaining(after));
  });
});

describe('money that goes back another way', () => {
  it('takes nothing for a part or while a bank is still asking, and everything once the dispute is lost', async () => {
    const { harness, coins, certificates } = school;
    const { payer, reference } = await school.graduate();
    harness.simulator.refund(reference, 10_000);
    await harness.runJobs();
    await harness.poll();
    harness.simulator.dispute(reference, 'awaiting-merchant-feedback', '9007199254741001');
    await harness.runJobs();
    expect(await coins(payer)).toMatchObject({ balance: 1200 });
    expect(await certificates(payer)).toMatchObject([{ state: 'valid' }]);
    for (const news of [1, 2]) {
      harness.simulator.dispute(reference, 'resolved', '9007199254741001', 'merchant-accepted');
      await harness.runJobs();
      expect([news, (await harness.standing(reference)).state]).toEqual([news, 'refunded']);
    }
    expect(await coins(payer)).toMatchObject({ balance: 0, earned: 0 });
    expect(await certificates(payer)).toMatchObject([{ state: 'revoked', revokedBecause: 'refund' }]);
  });

  it('takes back the same from a place that coins had paid for, when staff return them', async () => {
    const { harness, coins } = school;
    const payer = await harness.addPayer();
    await school.giveCoins(payer, 1000);
    expect((await redeem(payer, COURSE)).statusCode).toBe(200);
    await school.learn(payer);
    await school.claimAll(payer);
    expect(await coins(payer)).toMatchObject({ balance: 700 });
    const { rows } = await harness.test.database.pool.query<{ id: string }>(
      'select id from coin_redemptions where user_id = $1',
      [payer.id],
    );
    const returned = `/api/admin/redemptions/${rows[0]?.id}/return`;
    expect((await school.staff.post(returned, { reason: 'A mistake.' })).statusCode).toBe(204);
    expect(await coins(payer)).toMatchObject({ balance: 1000, earned: 1000, spent: 0 });
  });
});
