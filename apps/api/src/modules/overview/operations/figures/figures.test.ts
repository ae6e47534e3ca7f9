import type { Answer } from '@academy/contract';
import { SAMPLE_FIGURES } from '@academy/domain/overview/operations';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';
import { addTestCourse } from '../../../../test/test-course.ts';
import { addLearner, LESSON_REPORTS, type TestLearner } from '../../../../test/test-learner.ts';

type Figures = Answer<'GET /api/admin/operations'>;

let academy: TestApp;
let administrator: TestLearner;
beforeAll(async () => {
  academy = await createTestApp({ PUBLIC_URL: 'http://academy.example' });
  await addTestCourse(academy.database.db, { id: 'tc' });
  administrator = await addLearner(academy, 'administrator');
});
afterAll(() => academy.close());

// By the clock of the tests it is 15 November 2026, a Sunday.
const WEEK = { from: '2026-11-09', to: '2026-11-15' };
const MONTH = { from: '2026-10-19', to: '2026-11-15' };

const ask = (figures: 'sample' | 'live', range: { from: string; to: string }) =>
  administrator.get(`/api/admin/operations?${new URLSearchParams({ figures, ...range })}`);

async function read(figures: 'sample' | 'live', range = WEEK): Promise<Figures> {
  const answer = await ask(figures, range);
  expect(answer.statusCode).toBe(200);
  return answer.json<Figures>();
}

const statOf = ({ stats }: Figures, wanted: string) => stats.find(({ stat }) => stat === wanted);
const stepsOf = ({ funnels }: Figures, name: string) =>
  funnels
    .find(({ funnel }) => funnel === name)
    ?.steps.map(({ step, count, percent }) => [step, count, percent]);

describe('the figures of the operations dashboard', () => {
  it('OPS-06 are the sample when the sample is asked for, and say so', async () => {
    const { figures, countedAt, ...sample } = await read('sample');
    expect({ figures, countedAt }).toEqual({ figures: 'sample', countedAt: null });
    expect(sample).toEqual(SAMPLE_FIGURES);
  });

  it('OPS-07 are zeros while nobody has done anything, and never the sample', async () => {
    const live = await read('live');
    expect(live.figures).toBe('live');
    expect(live.stats.map(({ stat, value }) => [stat, value])).toEqual([
      ['signups', 0],
      ['joined', 0],
      ['enrolments', 0],
      ['active', 0],
      ['completions', 0],
      ['revenue', 0],
    ]);
    expect(stepsOf(live, 'learning')).toEqual([
      ['learners', 0, null],
      ['enrolled', 0, 0],
      ['learning', 0, 0],
      ['completed', 0, 0],
    ]);
  });

  it('OPS-07 count what the database holds: sign-ups, accounts, places, learning and money', async () => {
    const { pool } = academy.database;
    const person = { name: 'Sipho Dlamini', email: 'sipho@example.co.za', province: 'Gauteng' };
    expect((await academy.call('POST', '/api/waitlist/register', { body: person })).statusCode).toBe(201);
    const learner = await addLearner(academy);
    const idle = await addLearner(academy);
    await pool.query("update users set created_at = '2026-11-12' where id = $1", [learner.id]);
    await pool.query("update users set created_at = '2026-11-03' where id = $1", [idle.id]);
    await learner.enrol('tc');
    await pool.query("update enrolments set enrolled_at = '2026-11-13' where user_id = $1", [learner.id]);
    const live = await read('live');
    expect(statOf(live, 'signups')).toMatchObject({ value: 1, changePercent: null, changeType: 'positive' });
    expect(statOf(live, 'joined')).toMatchObject({ value: 1, changePercent: 0, changeType: 'neutral' });
    expect(statOf(live, 'enrolments')).toMatchObject({ value: 1, changeType: 'positive' });
    expect(stepsOf(live, 'waiting-list')).toEqual([
      ['views', 0, null],
      ['signups', 1, 0],
      ['invited', 0, 0],
      ['joined', 0, 0],
    ]);
    const ways = (learners: number, percent: number) => [
      ['learners', learners, null],
      ['enrolled', 1, percent],
      ['learning', 0, 0],
      ['completed', 0, 0],
    ];
    expect(stepsOf(live, 'learning')).toEqual(ways(1, 100));
    expect(stepsOf(await read('live', MONTH), 'learning')).toEqual(ways(2, 50));
    expect(live.courses[0]).toMatchObject({ learners: 1, averagePercent: 0, completed: 0 });
    expect(live.timeline.map(({ title }) => title)).toContain('Early access');
    expect(live.priorities.find(({ priority }) => priority === 'invite-people')).toEqual({
      priority: 'invite-people',
      count: 1,
      level: 'medium',
    });
  });

  it('compare sign-ups with views only where both were counted from the beginning', async () => {
    const { pool } = academy.database;
    const share = async () =>
      stepsOf(await read('live', { ...WEEK, to: '2026-11-16' }), 'waiting-list')?.slice(0, 2);
    await pool.query(
      "insert into daily_figures (figure, day, value) values ('landing-views', '2026-11-10', 4)",
    );
    expect(await share()).toEqual([
      ['views', 4, null],
      ['signups', 1, 25],
    ]);
    await pool.query("update daily_figures set day = '2026-11-16' where figure = 'landing-views'");
    expect(await share()).toEqual([
      ['views', 4, null],
      ['signups', 1, null],
    ]);
    await pool.query("delete from daily_figures where figure = 'landing-views'");
  });

  it('OPS-07 follow what learners do by days of South Africa', async () => {
    const learner = await addLearner(academy);
    await academy.database.pool.query("update users set created_at = '2026-11-09' where id = $1", [
      learner.id,
    ]);
    await learner.enrol('tc');
    expect((await learner.report(...LESSON_REPORTS.a('tc'))).statusCode).toBeLessThan(300);
    const live = await read('live', MONTH);
    expect(statOf(live, 'active')).toMatchObject({ value: 1 });
    expect(live.weeks.at(-1)).toMatchObject({ week: '2026-11-15', active: 1 });
    expect(live.weeks.map(({ week }) => week)).toEqual([
      '2026-10-18',
      '2026-10-25',
      '2026-11-01',
      '2026-11-08',
      '2026-11-15',
    ]);
    const cohort = live.retention.find(({ week }) => week === '2026-11-08');
    expect(cohort).toMatchObject({ joined: 2, percents: [0, 50] });
    expect(stepsOf(live, 'learning')?.[2]).toEqual(['learning', 1, 50]);
    const earlier = await read('live', { from: '2026-11-01', to: '2026-11-07' });
    expect(earlier.retention).toEqual([{ week: '2026-11-01', joined: 1, percents: [0, 0, 0] }]);
    expect(statOf(earlier, 'active')?.value).toBe(0);
  });

  it('OPS-07 count money that was paid and kept, and none that went back', async () => {
    const { pool } = academy.database;
    const order = (reference: string, state: string) =>
      pool.query(
        `insert into payment_orders (buyer_name, course_id, course_title, reference, quote_id, amount_cents, was_cents,
                                     mode, email, state, created_at, paid_at, receipt_number)
         values ('Somebody', $1, 'A course', $2, 'q', 150000, 150000, 'test', 'somebody@example.co.za', $3,
                 '2026-11-14', '2026-11-14', nextval('payment_receipt_number'))`,
        ['tc', `AC-${reference.padEnd(26, '0')}`, state],
      );
    await order('1', 'paid');
    await order('2', 'refunded');
    const revenueOf = async (from: string, to: string) => {
      const live = await read('live', { from, to });
      const byWeek = live.weeks.reduce((sum, { revenueInCents }) => sum + revenueInCents, 0);
      return [statOf(live, 'revenue')?.value, byWeek];
    };
    expect(await revenueOf('2026-11-09', '2026-11-15')).toEqual([150_000, 150_000]);
    expect(await revenueOf('2026-11-14', '2026-11-14')).toEqual([150_000, 150_000]);
    // The same week, without the day on which it was paid.
    expect(await revenueOf('2026-11-08', '2026-11-13')).toEqual([0, 0]);
  });

  it('OPS-07 are those of a year at most', async () => {
    const { weeks } = await read('live', { from: '2025-11-15', to: '2026-11-15' });
    expect(weeks).toHaveLength(54);
  });

  it.each([
    ['2026-11-16', '2026-11-15', 'The last day is before the first one.'],
    ['2025-11-14', '2026-11-15', 'Please choose at most one year.'],
    ['2019-12-31', '2020-01-02', 'Please choose days from 2020 to 2099.'],
    ['2100-01-01', '2100-01-01', 'Please choose days from 2020 to 2099.'],
  ])('OPS-07 from %s to %s are refused with a sentence', async (from, to, sentence) => {
    for (const figures of ['live', 'sample'] as const) {
      const answer = await ask(figures, { from, to });
      expect([answer.statusCode, answer.body]).toEqual([422, sentence]);
    }
  });

  it.each(['2026-02-30', '0000-01-01', 'today'])(
    'OPS-07 from %s, which is no day, are refused',
    async (from) => {
      expect((await ask('live', { from, to: '2026-03-01' })).statusCode).toBe(400);
    },
  );

  it.each(['learner', 'trainer'] as const)('are not for a %s', async (role) => {
    const person = await addLearner(academy, role);
    expect(
      (await person.get(`/api/admin/operations?${new URLSearchParams({ figures: 'live', ...WEEK })}`))
        .statusCode,
    ).toBe(403);
  });
});
