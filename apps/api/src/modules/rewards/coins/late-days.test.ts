import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { addTestCourse } from '../../../test/test-course.ts';
import { reported } from '../../../test/test-learner.ts';
import { addPurse, type Purse } from './test/purse.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
  await addTestCourse(test.database.db, { id: 'tc' });
});
afterAll(() => test.close());

const PREVIEW = 'tc-a';
const LATE = 'reached us more than two days later';
const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;
const now = () => test.services.clock().getTime();

/** A person whose account is older than all that is reported here. */
async function addOldPurse(): Promise<Purse> {
  const learner = await addPurse(test);
  await test.database.pool.query("update users set created_at = '2026-01-01' where id = $1", [learner.id]);
  return learner;
}

const openedAt = (ms: number) =>
  reported(PREVIEW, 'lesson-opened', { occurredAt: new Date(ms).toISOString() });

/** As if the reports of each day had reached us with this delay. */
async function reportEachDay(learner: Purse, days: number, lateMs: (daysAgo: number) => number) {
  for (let daysAgo = days - 1; daysAgo >= 0; daysAgo -= 1) {
    const event = openedAt(now() - daysAgo * DAY_MS);
    expect((await learner.report(event)).statusCode).toBe(200);
    await test.database.pool.query(
      'update learning_events set recorded_at = occurred_at + make_interval(secs => $2) where user_id = $1 and id = $3',
      [learner.id, lateMs(daysAgo) / 1000, event.id],
    );
  }
}

const streakOf = async (learner: Purse) => {
  const { activities, streakDays } = await learner.coins();
  const streak = activities.find(({ id }) => id === 'streak');
  return { streakDays, waiting: streak?.waiting, next: streak?.next };
};

describe('days in a row that are reported long after they were', () => {
  it('bring no coins, whatever one request reports of the last thirty days', async () => {
    const learner = await addOldPurse();
    const events = Array.from({ length: 90 }, (_, index) =>
      openedAt(now() - Math.floor(index / 3) * DAY_MS - (index % 3) * HOUR_MS),
    );
    const answer = await learner.report(...events);
    expect(answer.json()).toMatchObject({ recorded: 90, streak: { current: 30 } });
    const { rows } = await test.database.pool.query(
      "select 1 from learning_events where user_id = $1 and kind = 'streak-reached'",
      [learner.id],
    );
    expect(rows).toHaveLength(4);
    expect(await streakOf(learner)).toMatchObject({
      streakDays: 30,
      waiting: 0,
      next: expect.stringContaining(LATE),
    });
    const claim = await learner.claim('streak');
    expect(claim.statusCode).toBe(409);
    expect(claim.body).toContain(LATE);
  });

  it.each([
    [48 * HOUR_MS, 1],
    [48 * HOUR_MS + 1000, 0],
  ])('count towards coins up to two days: %i ms later gives %i', async (lateMs, waiting) => {
    const learner = await addOldPurse();
    await reportEachDay(learner, 7, () => lateMs);
    expect(await streakOf(learner)).toMatchObject({ streakDays: 7, waiting });
  });

  it('bring none for the week with the late day, and bring them for the next week again', async () => {
    const learner = await addOldPurse();
    await reportEachDay(learner, 14, (daysAgo) => (daysAgo === 10 ? 4 * DAY_MS : 0));
    const streak = await streakOf(learner);
    expect(streak).toMatchObject({ streakDays: 14, waiting: 1 });
    expect(streak.next).not.toContain(LATE);
    expect((await learner.claim('streak')).statusCode).toBe(200);
    expect((await learner.claim('streak')).statusCode).toBe(409);
  });

  it('count by what was reported in time, however much is reported later, also after the log is archived', async () => {
    const learner = await addOldPurse();
    await reportEachDay(learner, 7, () => HOUR_MS);
    await learner.report(...[1, 2, 3].map((daysAgo) => openedAt(now() - daysAgo * DAY_MS - 5000)));
    expect(await streakOf(learner)).toMatchObject({ waiting: 1 });
    const { pool } = test.database;
    await pool.query(
      `create table if not exists learning_events_archive_2026 partition of learning_events_archive
         for values from ('2026-01-01T00:00:00Z') to ('2027-01-01T00:00:00Z')`,
    );
    const columns = 'id, user_id, kind, subject, occurred_at, recorded_at, sequence, data';
    const moved = await pool.query(
      `with moved as (
         delete from learning_events where user_id = $1 and kind = 'lesson-opened' returning ${columns})
       insert into learning_events_archive (${columns}) select ${columns} from moved`,
      [learner.id],
    );
    expect(moved.rowCount).toBe(10);
    expect(await streakOf(learner)).toMatchObject({ waiting: 1 });
  });

  it('count where a trainer vouches for the day', async () => {
    const learner = await addOldPurse();
    await reportEachDay(learner, 7, (daysAgo) => (daysAgo === 3 ? 5 * DAY_MS : 0));
    expect(await streakOf(learner)).toMatchObject({ waiting: 0 });
    await test.database.pool.query(
      `insert into learning_events (user_id, kind, subject, occurred_at)
       values ($1, 'session-attended', 'a-session', $2)`,
      [learner.id, new Date(now() - 3 * DAY_MS)],
    );
    expect(await streakOf(learner)).toMatchObject({ waiting: 1 });
  });
});
