import type { VoucherBatch } from '@academy/contract/commerce/vouchers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ageConfirmation } from '../../../test/sign-in/age-confirmation.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { addLearner, type TestLearner } from '../../../test/test-learner.ts';

const COURSE = 'ai-fundamentals';
let academy: TestApp;
let admin: TestLearner;
beforeAll(async () => {
  academy = await createTestApp({
    PAYSTACK_SECRET_KEY: 'sk_test_vouchers',
    PUBLIC_URL: 'http://academy.example',
  });
  admin = await addLearner(academy, 'administrator');
});
afterAll(() => academy.close());

const TERMS = {
  sponsor: 'Mzansi Skills Fund',
  courseId: COURSE,
  amountInRand: null,
  size: 2,
  lastDay: '2026-12-31',
  province: null,
};

async function makeBatch(change: object = {}): Promise<{ batch: VoucherBatch; codes: string[] }> {
  const answer = await admin.post('/api/admin/vouchers', { ...TERMS, ...change });
  expect(answer.statusCode).toBe(201);
  const batch: VoucherBatch = answer.json();
  const { codes } = (await admin.post(`/api/admin/vouchers/${batch.id}/codes`)).json();
  return { batch, codes: codes.map(({ code }: { code: string }) => code) };
}

const redeem = (learner: TestLearner, code: string, courseId: string = COURSE) =>
  learner.post('/api/vouchers/redemptions', { code, courseId });

describe('a sponsored place', () => {
  it('is taken with a code however it is typed, confirmed by mail, and seen by the administrator', async () => {
    const { batch, codes } = await makeBatch();
    const learner = await addLearner(academy);
    const typed = ` ${codes[0]?.toLowerCase().replaceAll('-', ' ')} `;
    const answer = await redeem(learner, typed);
    expect([answer.statusCode, answer.json()]).toEqual([
      201,
      expect.objectContaining({ courseId: COURSE, sponsor: TERMS.sponsor }),
    ]);
    expect((await learner.get(`/api/courses/${COURSE}/progress`)).json()).toMatchObject({ isEnrolled: true });
    const seen = (await admin.post(`/api/admin/vouchers/${batch.id}/codes`)).json();
    expect(seen.batch).toMatchObject({ size: 2, used: 1 });
    expect(
      seen.codes.filter(({ redeemedAt }: { redeemedAt: string | null }) => redeemedAt !== null),
    ).toHaveLength(1);
    const { rows } = await academy.database.pool.query(
      'select body from outbox_mails order by created_at desc limit 1',
    );
    expect(rows[0].body).toContain('Mzansi Skills Fund has paid for it');
  });

  it('is given once when two learners send the same code at the same moment', async () => {
    const { codes } = await makeBatch({ size: 1 });
    const learners = await Promise.all([addLearner(academy), addLearner(academy), addLearner(academy)]);
    const answers = await Promise.all(learners.map((learner) => redeem(learner, codes[0] ?? '')));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409]);
    const { rows } = await academy.database.pool.query(
      'select count(*)::integer as places from enrolments where voucher_code = $1',
      [codes[0]],
    );
    expect(rows).toEqual([{ places: 1 }]);
  });

  it('cannot be written twice by the database either', async () => {
    const { codes } = await makeBatch({ size: 1 });
    const [one, two] = await Promise.all([addLearner(academy), addLearner(academy)]);
    await redeem(one, codes[0] ?? '');
    await expect(
      academy.database.pool.query(
        `insert into enrolments (user_id, course_id, enrolled_at, access, voucher_code) values ($1, $2, now(), 'voucher', $3)`,
        [two.id, COURSE, codes[0]],
      ),
    ).rejects.toMatchObject({ code: '23505' });
  });

  it('takes no second code for a place that is there, and leaves that code unused', async () => {
    const { batch, codes } = await makeBatch();
    const learner = await addLearner(academy);
    await redeem(learner, codes[0] ?? '');
    const answer = await redeem(learner, codes[1] ?? '');
    expect([answer.statusCode, answer.body]).toEqual([409, "You're already registered for this course."]);
    expect((await admin.post(`/api/admin/vouchers/${batch.id}/codes`)).json().batch.used).toBe(1);
  });

  it.each([
    ['a code of another course', { courseId: 'sql-and-tables' }, 'This code is for another course.'],
    ['another province', { province: 'Limpopo' }, 'This code is for learners of one province'],
  ])('is refused for %s', async (_, change, sentence) => {
    const { batch, codes } = await makeBatch(change);
    const answer = await redeem(await addLearner(academy), codes[0] ?? '');
    expect(answer.statusCode).toBe(409);
    expect(answer.body).toContain(sentence);
    expect((await admin.post(`/api/admin/vouchers/${batch.id}/codes`)).json().batch.used).toBe(0);
  });

  it('is refused for an unknown code, and for a course that is free', async () => {
    const { codes } = await makeBatch({ courseId: null, amountInRand: 9000 });
    const learner = await addLearner(academy);
    expect((await redeem(learner, 'AAAA-AAAA-AAAA-AAAA')).statusCode).toBe(404);
    expect((await redeem(learner, codes[0] ?? '', 'sql-and-tables')).body).toContain(
      'costs nothing right now',
    );
    expect((await redeem(learner, codes[0] ?? '')).statusCode).toBe(201);
  });
});

describe('the codes of a batch', () => {
  it('are handed out only after a fresh confirmation, and the receiver is recorded', async () => {
    const { batch, codes } = await makeBatch();
    const thief = await addLearner(academy, 'administrator');
    await ageConfirmation(academy, thief.id);
    const refused = await thief.post(`/api/admin/vouchers/${batch.id}/codes`);
    expect(refused.statusCode).toBe(403);
    for (const address of ['/api/admin/vouchers', `/api/admin/vouchers/${batch.id}`])
      for (const code of codes) expect((await thief.get(address)).body).not.toContain(code);
    const { rows } = await academy.database.pool.query(
      "select actor_id as id from audit_log where action = 'take-voucher-codes' and subject = $1",
      [batch.id],
    );
    expect(rows).toEqual([{ id: admin.id }]);
  });
});

describe('guessing codes', () => {
  it('ends after ten tries, also for a code that is right', async () => {
    const { codes } = await makeBatch();
    const learner = await addLearner(academy);
    const statuses: number[] = [];
    for (let count = 0; count < 11; count += 1)
      statuses.push((await redeem(learner, `AAAA-AAAA-AAAA-AAA${count % 10}`)).statusCode);
    expect(statuses).toEqual([...Array(10).fill(404), 429]);
    expect((await redeem(learner, codes[0] ?? '')).statusCode).toBe(429);
    expect((await redeem(await addLearner(academy), codes[0] ?? '')).statusCode).toBe(201);
  });
});

describe('a batch', () => {
  it.each([
    [{ amountInRand: 100 }, 'Please choose a course or an amount, and not both.'],
    [{ courseId: null }, 'Please choose a course or an amount, and not both.'],
    [{ courseId: 'nowhere' }, 'We can’t find this course.'],
    [{ lastDay: '2026-11-14' }, 'Please choose a last day that is today or later.'],
  ])('is not made with %o', async (change, sentence) => {
    const answer = await admin.post('/api/admin/vouchers', { ...TERMS, ...change });
    expect(answer.body).toBe(sentence);
  });

  it('is not made for a course that is no longer offered', async () => {
    await academy.database.pool.query("update courses set archived_at = '2026-11-01' where id = $1", [
      COURSE,
    ]);
    const answer = await admin.post('/api/admin/vouchers', TERMS);
    expect([answer.statusCode, answer.body]).toEqual([409, 'This course is no longer offered.']);
    await academy.database.pool.query('update courses set archived_at = null where id = $1', [COURSE]);
  });

  it('counts to the end of its last day in South Africa', async () => {
    const { batch } = await makeBatch({ lastDay: '2026-11-15' });
    expect(batch.expiresAt).toBe('2026-11-15T22:00:00.000Z');
  });

  it('leaves its maker in the log of what staff do', async () => {
    const { id } = (await admin.post('/api/admin/vouchers', TERMS)).json();
    const { rows } = await academy.database.pool.query(
      'select actor_id, action from audit_log where subject = $1',
      [id],
    );
    expect(rows).toEqual([{ actor_id: admin.id, action: 'make-vouchers' }]);
  });
});
