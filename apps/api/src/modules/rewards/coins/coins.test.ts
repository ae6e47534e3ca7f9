import { ACTIVITY_IDS } from '@academy/domain/learning/learning-log';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { ADDRESS, addEvents, addPurse, completeCourses } from './test/purse.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

/** Seven days of learning up to 9 November, each reported with this delay. */
async function reportDays(userId: string, { lateHours }: { lateHours: number }): Promise<void> {
  await test.database.pool.query(
    `insert into learning_events (user_id, kind, subject, occurred_at, recorded_at)
     select $1, 'lesson-opened', 'x', day, day + make_interval(hours => $2)
       from generate_series(timestamptz '2026-11-03 09:00Z', '2026-11-09 09:00Z', interval '1 day') day`,
    [userId, lateHours],
  );
}

describe('the coins of a learner', () => {
  it('COIN-03 start at an honest zero', async () => {
    const learner = await addPurse(test);
    expect(await learner.coins()).toMatchObject({
      balance: 0,
      earned: 0,
      spent: 0,
      coursesCompleted: 0,
      streakDays: 0,
      nextMilestone: 5,
      monthlyGoal: { completed: 0, goal: 10 },
      entries: [],
      requests: [],
    });
  });

  it('COIN-05 COIN-07 come with five activities and five rewards', async () => {
    const { activities, rewards } = await (await addPurse(test)).coins();
    expect(activities.map(({ id, waiting }) => [id, waiting])).toEqual(ACTIVITY_IDS.map((id) => [id, 0]));
    expect(rewards.map(({ id, locked }) => [id, locked])).toEqual([
      ['course', false],
      ['mentorship', false],
      ['certificate', false],
      ['workshop', true],
      ['career', false],
    ]);
  });

  it('COIN-16 wait in the log: an assessment above 80 %, a module, a friend, a streak and a course', async () => {
    const learner = await addPurse(test);
    // A completed course counts for learners with a place in it.
    await test.database.pool.query(
      "insert into enrolments (user_id, course_id, enrolled_at) values ($1, 'ai-fundamentals', '2026-11-01')",
      [learner.id],
    );
    const events = [
      ['module-completed', '{}'],
      ['streak-reached', '{"days": 7}'],
      ['assessment-passed', '{"percent": 81}'],
      ['friend-joined', '{}'],
      ['course-completed', '{"courseId": "ai-fundamentals"}'],
    ];
    await reportDays(learner.id, { lateHours: 0 });
    for (const [kind, data] of [...events, ['lesson-completed', '{}']])
      await test.database.pool.query(
        `insert into learning_events (user_id, kind, subject, occurred_at, data)
         values ($1, $2, '2026-11-09', '2026-11-09', $3)`,
        [learner.id, kind, data],
      );
    await test.database.pool.query(
      `insert into learning_events (user_id, kind, subject, occurred_at, data)
       values ($1, 'assessment-passed', 'just-passed', '2026-11-09', '{"percent": 80}')`,
      [learner.id],
    );
    expect((await learner.coins()).activities.map(({ waiting }) => waiting)).toEqual([1, 1, 1, 1, 1]);
    for (const activity of ACTIVITY_IDS) expect((await learner.claim(activity)).statusCode).toBe(200);
    expect((await learner.coins()).balance).toBe(1000);
    for (const activity of ACTIVITY_IDS) expect((await learner.claim(activity)).statusCode).toBe(409);
  });

  it('COIN-09 count the courses of this month', async () => {
    const learner = await addPurse(test);
    await completeCourses(test, learner.id, ['one', 'two']);
    await test.database.pool.query(
      "update course_progress set completed_at = '2026-10-31T21:59:59Z' where user_id = $1 and course_id = 'one'",
      [learner.id],
    );
    const { coursesCompleted, monthlyGoal } = await learner.coins();
    expect([coursesCompleted, monthlyGoal]).toEqual([2, { completed: 1, goal: 10 }]);
  });
});

describe('claiming', () => {
  it('COIN-12 COIN-13 COIN-14 adds the reward to balance and earned and an entry at the top', async () => {
    const learner = await addPurse(test, 2750);
    await addEvents(test, learner.id, 'module', 2);
    const answer = await learner.claim('module');
    expect(answer.json()).toMatchObject({ balance: 2800, earned: 2800, spent: 0 });
    const { entries, balance, earned, spent } = await learner.coins();
    expect([balance, earned, spent]).toEqual([2800, 2800, 0]);
    expect(entries[0]).toEqual({
      id: expect.any(String),
      type: 'earned',
      amount: 50,
      description: 'Complete a course module',
      date: '2026-11-15T12:00:00.000Z',
    });
  });

  it('COIN-16 COIN-18 goes on until nothing waits, then says what to do and changes nothing', async () => {
    const learner = await addPurse(test);
    await addEvents(test, learner.id, 'friend', 21);
    for (let time = 0; time < 21; time += 1) expect((await learner.claim('friend')).statusCode).toBe(200);
    const refused = await learner.claim('friend');
    expect([refused.statusCode, refused.body]).toEqual([
      409,
      'Nothing to claim yet. Share your waiting list link. It counts when your friend joins.',
    ]);
    expect(await learner.coins()).toMatchObject({ balance: 21 * 150, earned: 21 * 150 });
  });

  it('under one Idempotency-Key happens once', async () => {
    const learner = await addPurse(test);
    await addEvents(test, learner.id, 'course', 2);
    const answers = await Promise.all([1, 2, 3].map(() => learner.claim('course', 'the-same')));
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect((await learner.coins()).balance).toBe(500);
  });

  it("takes nobody else's events", async () => {
    const [one, other] = [await addPurse(test), await addPurse(test)];
    await addEvents(test, one.id, 'streak', 1);
    expect((await other.claim('streak')).statusCode).toBe(409);
    expect((await one.claim('streak')).statusCode).toBe(200);
  });
});

describe('the list and the statement', () => {
  it('COIN-11 shows the latest ten; the eleventh pushes the oldest out, and the statement keeps all', async () => {
    const learner = await addPurse(test);
    await addEvents(test, learner.id, 'module', 29);
    await addEvents(test, learner.id, 'friend', 1);
    await learner.claim('friend');
    for (let time = 0; time < 29; time += 1) await learner.claim('module');
    const { entries } = await learner.coins();
    expect(entries).toHaveLength(10);
    expect(entries.some(({ amount }) => amount === 150)).toBe(false);

    const first = (await learner.get('/api/coins/entries')).json();
    expect(first.entries).toHaveLength(25);
    const second = (await learner.get(`/api/coins/entries?before=${first.next}`)).json();
    expect(second.entries).toHaveLength(5);
    expect(second).toMatchObject({ next: null });
    expect(second.entries.at(-1)).toMatchObject({ amount: 150, description: 'Refer a friend' });
    expect(new Set([...first.entries, ...second.entries].map(({ id }: { id: string }) => id)).size).toBe(30);
  });

  it('is a file for a spreadsheet, for its owner only', async () => {
    const learner = await addPurse(test, 700);
    await completeCourses(test, learner.id, ['ai-fundamentals']);
    await learner.redeem({ rewardId: 'certificate', courseId: 'ai-fundamentals', address: ADDRESS });
    const file = await learner.get('/api/coins/statement.csv');
    expect(file.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(file.body).toBe(
      [
        'Date,Time (SAST),Type,Description,Coins',
        '"2026-11-15","14:00","spent","Redeemed: Certificate of Completion",-500',
        '"2026-10-02","02:00","earned","A gift",700',
        '',
      ].join('\r\n'),
    );
    expect((await test.call('GET', '/api/coins/statement.csv')).statusCode).toBe(401);
  });

  it('COIN-24 survive a new sign-in', async () => {
    const learner = await addPurse(test, 800);
    const { rows } = await test.database.pool.query('select username from users where id = $1', [learner.id]);
    const cookie = await test.signIn(rows[0].username);
    expect((await test.call('GET', '/api/coins', { cookie })).json()).toMatchObject({ balance: 800 });
  });
});

describe('the ledger', () => {
  const changing = (sql: string, values: unknown[]) => test.database.pool.query(sql, values);

  it('is only added to', async () => {
    const { id } = await addPurse(test, 500);
    await expect(changing('update coin_entries set amount = 900 where user_id = $1', [id])).rejects.toThrow(
      'only added to',
    );
    await expect(changing('delete from coin_entries where user_id = $1', [id])).rejects.toThrow(
      'only added to',
    );
    await expect(changing('truncate coin_entries cascade', [])).rejects.toThrow('only added to');
  });

  it('refuses in the database what the rules refuse', async () => {
    const { id } = await addPurse(test, 400);
    const redemption = await changing(
      `insert into coin_redemptions (user_id, reward_id, cost, state, note, requested_at)
       values ($1, 'career', 500, 'open', 'Hello', now()) returning id`,
      [id],
    );
    const entry = (kind: string, amount: number) =>
      changing(
        `insert into coin_entries (user_id, kind, amount, description, occurred_at, redemption_id)
         values ($1, $2, $3, 'By hand', now(), $4)`,
        [id, kind, amount, redemption.rows[0].id],
      );
    await expect(entry('redeemed', -500)).rejects.toThrow('Nobody spends coins that are not there.');
    await expect(entry('redeemed', 500)).rejects.toThrow('check constraint');
    await expect(entry('returned', 500)).rejects.toThrow('Only what was spent');
    await expect(entry('claimed', 500)).rejects.toThrow('check constraint');
  });

  it('withdraws once for a refund, and restores exactly that', async () => {
    const { id, coins } = await addPurse(test, 400);
    const { rows } = await changing(
      `with redeemed as (
         insert into coin_redemptions (user_id, reward_id, cost, state, note, requested_at)
         values ($1, 'career', 300, 'open', 'Hello', now()) returning id)
       insert into take_backs (user_id, course_id, course_title, redemption_id, taken_at)
       select $1, 'one', 'One', id, now() from redeemed returning id`,
      [id],
    );
    const entry = (kind: string, amount: number) =>
      changing(
        `insert into coin_entries (user_id, kind, amount, description, occurred_at, take_back_id)
         values ($1, $2, $3, 'By hand', now(), $4)`,
        [id, kind, amount, rows[0].id],
      );
    await expect(entry('restored', 100)).rejects.toThrow('Only what was withdrawn');
    await expect(entry('withdrawn', -401)).rejects.toThrow('coin_accounts_earned_check');
    await entry('withdrawn', -100);
    await expect(entry('withdrawn', -100)).rejects.toThrow('coin_entries_taken_once');
    await expect(entry('restored', 101)).rejects.toThrow('Only what was withdrawn');
    await entry('restored', 100);
    await expect(entry('restored', 100)).rejects.toThrow('coin_entries_taken_once');
    expect(await coins()).toMatchObject({ balance: 400, earned: 400 });
  });

  it('leaves with its account', async () => {
    const { id } = await addPurse(test, 600);
    await changing('delete from users where id = $1', [id]);
    const { rows } = await changing('select from coin_entries where user_id = $1', [id]);
    expect(rows).toHaveLength(0);
  });
});
