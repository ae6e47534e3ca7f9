import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { queuedJobs } from '../../../database/driver/test/queued-jobs.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { addLearner, type TestLearner } from '../../../test/test-learner.ts';
import { givePlace } from './index.ts';

const COURSE = 'python-for-ai';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const query = (text: string, values: unknown[] = []) => test.database.pool.query(text, values);

const give = ({ id: userId }: TestLearner) =>
  test.database.db.transaction((tx) =>
    givePlace(tx, {
      grounds: 'free',
      userId,
      courseId: COURSE,
      enrolledAt: test.services.clock(),
      quote: null,
    }),
  );

const TAKE_BACK = `
  with redeemed as (
    insert into coin_redemptions (user_id, reward_id, cost, state, course_id, course_title, requested_at, settled_at)
    values ($1, 'course', 1000, 'fulfilled', '${COURSE}', 'Python for AI', $2, $2) returning id)
  insert into take_backs (user_id, course_id, course_title, redemption_id, taken_at)
  select $1, '${COURSE}', 'Python for AI', id, $2 from redeemed`;

const takeBack = ({ id }: TestLearner) => query(TAKE_BACK, [id, test.services.clock()]);

const queuedFor = async ({ id: userId }: TestLearner) =>
  (await queuedJobs(test.database.pool, { userId, courseId: COURSE })).map(({ task }) => task);

describe('what a refund has taken', () => {
  it('is given back by a job that comes with the next place, and with no other', async () => {
    const [refunded, other] = [await addLearner(test), await addLearner(test)];
    await takeBack(refunded);
    for (const learner of [refunded, other]) expect(await give(learner)).toMatchObject({ ok: true });
    expect([await queuedFor(refunded), await queuedFor(other)]).toEqual([['give-back'], []]);
    expect(await give(refunded)).toMatchObject({ ok: false });
    expect(await queuedFor(refunded)).toHaveLength(1);
  });

  it('is given back too when the place waits for the refund to end the earlier one', async () => {
    const learner = await addLearner(test);
    await give(learner);
    const refund = await test.database.pool.connect();
    await refund.query('begin');
    await refund.query('delete from enrolments where user_id = $1', [learner.id]);
    const given = give(learner);
    const waiting =
      "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";
    await expect.poll(async () => (await query(waiting)).rowCount).toBe(1);
    await refund.query(TAKE_BACK, [learner.id, test.services.clock()]);
    await refund.query('commit');
    refund.release();
    expect(await given).toMatchObject({ ok: true });
    expect(await queuedFor(learner)).toEqual(['give-back']);
  });

  it('is not given back where the place is not given after all', async () => {
    const learner = await addLearner(test);
    await takeBack(learner);
    const place = { userId: learner.id, courseId: COURSE, enrolledAt: test.services.clock() };
    const failed = test.database.db.transaction(async (tx) => {
      await givePlace(tx, { grounds: 'free', quote: null, ...place });
      throw new Error('Something else went wrong.');
    });
    await expect(failed).rejects.toThrow('Something else');
    expect(await queuedFor(learner)).toEqual([]);
  });
});
