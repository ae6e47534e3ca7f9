import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';
import { addTestCourse } from '../../../../test/test-course.ts';
import { addLearner, type TestLearner } from '../../../../test/test-learner.ts';
import { ADDRESS, addPurse, completeCourses, type Purse } from '../test/purse.ts';

let test: TestApp;
let staff: TestLearner;
beforeAll(async () => {
  test = await createTestApp({
    PAYSTACK_SECRET_KEY: 'sk_test_coins',
    PUBLIC_URL: 'http://academy.example',
  });
  await addTestCourse(test.database.db, { id: 'tc' });
  await addTestCourse(test.database.db, { id: 'tw', isInWriting: true });
  staff = await addLearner(test, 'administrator');
});
afterAll(() => test.close());

const summary = ({ statusCode, body }: { statusCode: number; body: string }) => [statusCode, body];
const mailsTo = async ({ email }: Purse) =>
  (
    await test.database.pool.query(
      'select subject, body from outbox_mails where recipient = $1 order by created_at',
      [email],
    )
  ).rows as { subject: string; body: string }[];
const talk = { rewardId: 'mentorship', note: 'Which course should I take next?' };

describe('redeeming', () => {
  it('COIN-19 COIN-20 subtracts the cost, adds to spent, and an entry at the top', async () => {
    const learner = await addPurse(test, 2750);
    await completeCourses(test, learner.id, ['tc']);
    const answer = await learner.redeem({ rewardId: 'certificate', courseId: 'tc', address: ADDRESS });
    expect(answer.json()).toMatchObject({ balance: 2250, earned: 2750, spent: 500 });
    const { entries, requests } = await learner.coins();
    expect(entries[0]).toMatchObject({
      type: 'spent',
      amount: -500,
      description: 'Redeemed: Certificate of Completion',
    });
    expect(requests[0]).toMatchObject({
      name: 'Certificate of Completion',
      courseTitle: 'Course tc',
      state: 'open',
    });
  });

  it('COIN-21 COIN-23 refuses a locked reward first, whatever the balance', async () => {
    for (const balance of [0, 2750, 9000]) {
      const learner = await addPurse(test, balance);
      expect(summary(await learner.redeem({ rewardId: 'workshop' }))).toEqual([
        409,
        'Complete more courses to unlock this reward.',
      ]);
    }
  });

  it('the workshop unlocks with fifteen completed courses', async () => {
    const learner = await addPurse(test, 3000);
    await completeCourses(
      test,
      learner.id,
      Array.from({ length: 15 }, (_, index) => `course-${index}`),
    );
    expect((await learner.coins()).rewards[3]).toMatchObject({ id: 'workshop', locked: false });
    const answer = await learner.redeem({ rewardId: 'workshop', note: 'Training my own model' });
    expect(answer.json()).toMatchObject({ balance: 0 });
  });

  it.each([
    [499, 409, 'You need 1 more NEXII coins.'],
    [0, 409, 'You need 500 more NEXII coins.'],
  ])('COIN-22 with %i coins for 500 is refused', async (balance, status, sentence) => {
    const learner = await addPurse(test, balance);
    expect(summary(await learner.redeem({ rewardId: 'certificate' }))).toEqual([status, sentence]);
    expect(await learner.coins()).toMatchObject({ balance, spent: 0 });
  });

  it('COIN-22 with exactly 500 coins for 500 succeeds', async () => {
    const learner = await addPurse(test, 500);
    await completeCourses(test, learner.id, ['tc']);
    const answer = await learner.redeem({ rewardId: 'certificate', courseId: 'tc', address: ADDRESS });
    expect(answer.json()).toMatchObject({ balance: 0, spent: 500 });
  });

  it('asks for what the reward needs, and spends nothing until it is there', async () => {
    const learner = await addPurse(test, 5000);
    const tries = [
      { rewardId: 'course' },
      { rewardId: 'certificate', address: ADDRESS },
      { rewardId: 'certificate', courseId: 'tc', address: '12 Long' },
      { rewardId: 'mentorship' },
      { rewardId: 'career', note: '   ' },
    ];
    for (const input of tries) expect((await learner.redeem(input)).statusCode).toBe(422);
    const certificate = await learner.redeem({ rewardId: 'certificate', courseId: 'tc', address: ADDRESS });
    expect(summary(certificate)).toEqual([409, 'A certificate is printed for a course you have completed.']);
    expect(await learner.coins()).toMatchObject({ balance: 5000, spent: 0, requests: [] });
  });

  it('under one Idempotency-Key spends once', async () => {
    const learner = await addPurse(test, 5000);
    const answers = await Promise.all([1, 2, 3].map(() => learner.redeem(talk, 'the-same')));
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(await learner.coins()).toMatchObject({ balance: 2500 });
  });
});

describe('Premium Course Access', () => {
  it('enrols in the chosen course at once, and confirms it by mail', async () => {
    const learner = await addPurse(test, 1000);
    const choices = (await learner.get('/api/coins/choices')).json();
    expect(choices.courses).toContainEqual({
      courseId: 'tc',
      title: 'Course tc',
      level: 'Beginner',
      lessons: 4,
      writtenLessons: 4,
    });
    const answer = await learner.redeem({ rewardId: 'course', courseId: 'tc' });
    expect(answer.json()).toMatchObject({ balance: 0, request: { state: 'fulfilled' } });
    expect((await learner.get('/api/courses/tc/progress')).json()).toMatchObject({ isEnrolled: true });
    const { rows } = await test.database.pool.query('select access from enrolments where user_id = $1', [
      learner.id,
    ]);
    expect(rows).toEqual([{ access: 'coins' }]);
    expect(await mailsTo(learner)).toMatchObject([{ subject: 'Your place in Course tc' }]);
  });

  it('is refused for a course that one has or nobody knows, without spending', async () => {
    const learner = await addPurse(test, 2000);
    await learner.redeem({ rewardId: 'course', courseId: 'tc' });
    expect((await learner.redeem({ rewardId: 'course', courseId: 'tc' })).statusCode).toBe(409);
    expect((await learner.redeem({ rewardId: 'course', courseId: 'nowhere' })).statusCode).toBe(404);
    expect(await learner.coins()).toMatchObject({ balance: 1000 });
  });

  it('is refused for a course that has been archived, and such a course is no choice', async () => {
    const courseId = 'ai-fundamentals';
    const archive = (isArchived: boolean) =>
      staff.put(`/api/admin/content/courses/${courseId}/archive`, { isArchived });
    const learner = await addPurse(test, 1000);
    await archive(true);
    expect(summary(await learner.redeem({ rewardId: 'course', courseId }))).toEqual([
      409,
      'This course is no longer offered.',
    ]);
    const { courses } = (await learner.get('/api/coins/choices')).json();
    expect(courses.map((course: { courseId: string }) => course.courseId)).not.toContain(courseId);
    expect(await learner.coins()).toMatchObject({ balance: 1000 });
    await archive(false);
    expect((await learner.redeem({ rewardId: 'course', courseId })).statusCode).toBe(200);
  });

  it('is refused for what costs nothing, and such a course is no choice', async () => {
    const early = await createTestApp({}, { database: test.database });
    for (const [academy, courseId] of [
      [test, 'tw'],
      [early, 'tc'],
    ] as const) {
      const learner = await addPurse(academy, 1000);
      expect(summary(await learner.redeem({ rewardId: 'course', courseId }))).toEqual([
        409,
        'This course costs nothing right now. Keep your coins and simply enrol.',
      ]);
      expect(await learner.coins()).toMatchObject({ balance: 1000 });
      const { courses } = (await learner.get('/api/coins/choices')).json();
      expect(courses.map((course: { courseId: string }) => course.courseId)).not.toContain(courseId);
    }
  });
});

describe('a request', () => {
  const requested = async (balance = 2500) => {
    const learner = await addPurse(test, balance);
    const { request } = (await learner.redeem(talk)).json<{ request: { id: string } }>();
    return { learner, url: `/api/admin/redemptions/${request.id}`, id: request.id };
  };
  const audited = async (subject: string) =>
    (
      await test.database.pool.query('select action from audit_log where subject = $1 order by id', [subject])
    ).rows.map(({ action }) => action);

  it('is seen by administrators, accepted with a date and fulfilled, and the learner is notified', async () => {
    const { learner, url, id } = await requested();
    const list = (await staff.get('/api/admin/redemptions')).json<{ pending: { id: string }[] }>();
    expect(list.pending.find((each) => each.id === id)).toMatchObject({
      email: learner.email,
      name: '1-on-1 Mentorship Session',
      note: talk.note,
      cost: 2500,
      state: 'open',
    });
    expect((await staff.post(`${url}/acceptance`, { date: '2026-11-20T08:00:00Z' })).statusCode).toBe(204);
    expect((await learner.coins()).requests[0]).toMatchObject({
      state: 'accepted',
      appointedAt: '2026-11-20T08:00:00.000Z',
    });
    expect((await staff.post(`${url}/fulfilment`)).statusCode).toBe(204);
    expect((await learner.coins()).requests[0]).toMatchObject({ state: 'fulfilled' });
    const mails = await mailsTo(learner);
    expect(mails[0]?.body).toContain('20 Nov 2026, 10:00 SAST');
    expect(mails).toHaveLength(2);
    expect(await audited(id)).toEqual(['accept-redemption', 'fulfil-redemption']);
    const after = (await staff.get('/api/admin/redemptions')).json<{ settled: { id: string }[] }>();
    expect(after.settled.map((each) => each.id)).toContain(id);
  });

  it('is returned with a reason: the coins are back, once', async () => {
    const { learner, url, id } = await requested(2600);
    const reason = 'Our mentors are away until January.';
    const answers = await Promise.all([1, 2].map(() => staff.post(`${url}/return`, { reason })));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([204, 409]);
    const { entries, requests, ...coins } = await learner.coins();
    expect(coins).toMatchObject({ balance: 2600, earned: 2600, spent: 0 });
    expect(entries[0]).toMatchObject({
      type: 'earned',
      amount: 2500,
      description: 'Returned: 1-on-1 Mentorship Session',
    });
    expect(requests[0]).toMatchObject({ state: 'returned', reason });
    expect((await mailsTo(learner)).at(-1)?.body).toContain(reason);
    expect(await audited(id)).toEqual(['return-redemption']);
  });

  it('for a printed certificate keeps the postal address until it is sent', async () => {
    const learner = await addPurse(test, 500);
    await completeCourses(test, learner.id, ['tc']);
    const input = { rewardId: 'certificate', courseId: 'tc', address: ADDRESS };
    const { id } = (await learner.redeem(input)).json().request;
    const addressOf = async (list: 'pending' | 'settled') =>
      (await staff.get('/api/admin/redemptions'))
        .json<Record<string, { id: string; address: string | null }[]>>()
        [list]?.find((each) => each.id === id)?.address;
    expect(await addressOf('pending')).toBe(ADDRESS);
    await staff.post(`/api/admin/redemptions/${id}/fulfilment`);
    expect(await addressOf('settled')).toBeNull();
    expect((await mailsTo(learner))[0]?.body).toContain('on its way');
  });

  it('that was fulfilled is refunded with a reason, once', async () => {
    const { learner, url, id } = await requested(2600);
    await staff.post(`${url}/fulfilment`);
    const answers = [];
    for (const reason of ['The mentor did not come.', 'Again.'])
      answers.push((await staff.post(`${url}/return`, { reason })).statusCode);
    expect(answers).toEqual([204, 409]);
    const { requests, ...coins } = await learner.coins();
    expect(coins).toMatchObject({ balance: 2600, spent: 0 });
    expect(requests[0]).toMatchObject({ state: 'returned', reason: 'The mentor did not come.' });
    expect((await mailsTo(learner)).at(-1)?.body).toContain('We returned what you paid');
    expect(await audited(id)).toEqual(['fulfil-redemption', 'return-redemption']);
    const { notices } = (await learner.get('/api/notices')).json<{ notices: { kind: string }[] }>();
    expect(notices.map(({ kind }) => kind)).toEqual(['redemption-returned', 'redemption-fulfilled']);
  });

  it('for a course takes the place back with the refund, and leaves a place of another kind', async () => {
    const learner = await addPurse(test, 4000);
    const { id } = (await learner.redeem({ rewardId: 'course', courseId: 'tc' })).json().request;
    const places = async () =>
      (await test.database.pool.query('select access from enrolments where user_id = $1', [learner.id])).rows;
    expect(await places()).toEqual([{ access: 'coins' }]);
    await staff.post(`/api/admin/redemptions/${id}/return`, { reason: 'Chosen by mistake.' });
    expect(await places()).toEqual([]);
    expect(await learner.coins()).toMatchObject({ balance: 4000, spent: 0 });
  });

  it('that is settled stays so, and takes a date only in the coming year', async () => {
    const { url } = await requested();
    const accept = (date: string) => staff.post(`${url}/acceptance`, { date });
    expect(summary(await accept('2026-11-15T11:59:00Z'))).toEqual([
      409,
      'Please choose a time in the future.',
    ]);
    expect(summary(await accept('2028-01-01T08:00:00Z'))[0]).toBe(409);
    await staff.post(`${url}/fulfilment`);
    expect(summary(await accept('2026-11-20T08:00:00Z'))).toEqual([
      409,
      'This request has already been settled.',
    ]);
  });

  it('that does not exist is not found', async () => {
    const url = '/api/admin/redemptions/00000000-0000-4000-8000-000000000000/fulfilment';
    expect((await staff.post(url)).statusCode).toBe(404);
  });
});
