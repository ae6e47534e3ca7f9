import type { Answer } from '@academy/contract';
import { addDays } from '@academy/domain/kernel';
import { type DayRange, weeksIn } from '@academy/domain/overview/operations';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';
import { addTestCourse } from '../../../../test/test-course.ts';
import { addLearner, type TestLearner } from '../../../../test/test-learner.ts';
import { DAY_COUNTS } from '../figures/day-counts.store.ts';
import { LIVE_COUNTS } from '../figures/live-figures.store.ts';
import { rollUpFigures } from '../index.ts';

type Figures = Answer<'GET /api/admin/operations'>;

const COURSES = ['tc', 'other'];
const FIRST_DAY = '2026-08-01';
const DAYS = 100;
/** Derived from its name, so that each run has the same academy. */
const chance = (name: string, below: number) => `mod(abs(hashtext(${name})), ${below})`;
/** Around midnight in South Africa too. */
const instantOf = (name: string) =>
  `timestamptz '${FIRST_DAY} 00:00+02' + interval '1 hour' * ${chance(`${name} || 'hour'`, 24 * DAYS)}`;

const ACADEMY: readonly string[] = [
  `update users set created_at = ${instantOf('id::text')} where role = 'learner'`,
  `insert into enrolments (user_id, course_id, enrolled_at)
   select u.id, c, ${instantOf('u.id::text || c')} from users u cross join unnest(array['${COURSES.join("', '")}']) c
    where u.role = 'learner' and ${chance('u.id::text || c', 3)} > 0`,
  `insert into course_progress (user_id, course_id, percent, done, last_at, completed_at)
   select user_id, course_id, ${chance('user_id::text', 100)}, '{}', enrolled_at,
          case when ${chance('user_id::text || course_id', 4)} = 0 then enrolled_at + interval '9 days' end
     from enrolments`,
  `insert into learning_days (user_id, day, seconds, lessons_completed)
   select u.id, date '${FIRST_DAY}' + d, 600, 0 from users u cross join generate_series(0, ${DAYS}) d
    where u.role = 'learner' and ${chance('u.id::text || d', 9)} = 0`,
  `insert into learner_tallies (user_id, lessons_completed, courses_joined, courses_completed, assessments_passed,
                                projects_passed, study_seconds, version)
   select id, ${chance("id::text || 'lessons'", 3)}, ${chance("id::text || 'joined'", 2)},
          ${chance("id::text || 'completed'", 2)}, 0, 0, 0, 4
     from users where role = 'learner' and ${chance("id::text || 'tally'", 5)} > 0
   on conflict (user_id) do update set lessons_completed = excluded.lessons_completed`,
  `insert into streaks (user_id, current, longest, last_activity)
   select id, 1, 1, case when ${chance("id::text || 'quiet'", 6)} > 0
                         then date '${FIRST_DAY}' + ${chance("id::text || 'last'", DAYS)} end
     from users where role = 'learner'
   on conflict (user_id) do update set last_activity = excluded.last_activity`,
  `insert into waitlist_entries (position, email, name, province, registered_at, referral_code, user_id)
   select row_number() over (order by id), 'p' || left(id::text, 8) || '@example.co.za', 'Somebody', 'Gauteng',
          ${instantOf("id::text || 'list'")}, left(id::text, 8), case when ${chance("id::text || 'came'", 2)} = 0 then id end
     from users where role = 'learner'`,
  `insert into invitations (token_hash, entry_id, created_at, expires_at)
   select sha256(convert_to(id::text, 'UTF8')), id, now(), now() + interval '7 days' from waitlist_entries
    where ${chance('id::text', 3)} = 0`,
  `insert into payment_orders (buyer_name, course_id, course_title, reference, quote_id, amount_cents, was_cents, mode, email,
                               state, created_at, paid_at, receipt_number)
   select 'Somebody', 'tc', 'A course', 'AC-' || lpad(n::text, 26, '0'), 'q', 100 * n, 100 * n, 'test', 's@example.co.za',
          (array['paid', 'refunding', 'refunded', 'failed'])[1 + n % 4], now(), ${instantOf('n::text')},
          nextval('payment_receipt_number')
     from generate_series(1, 60) n`,
];

let academy: TestApp;
let administrator: TestLearner;
beforeAll(async () => {
  academy = await createTestApp({ PUBLIC_URL: 'http://academy.example' });
  for (const id of COURSES) await addTestCourse(academy.database.db, { id });
  administrator = await addLearner(academy, 'administrator');
  for (let each = 0; each < 40; each += 1) await academy.addAccount('learner');
  for (const statement of ACADEMY) await academy.database.pool.query(statement);
});
afterAll(() => academy.close());

const count = (largeFrom?: number) => rollUpFigures(academy.services, largeFrom);
const RANGES: readonly DayRange[] = [
  { from: FIRST_DAY, to: FIRST_DAY },
  { from: FIRST_DAY, to: addDays(FIRST_DAY, DAYS) },
  { from: '2025-11-15', to: '2026-11-15' },
  { from: '2027-01-01', to: '2027-02-01' },
  ...Array.from({ length: 30 }, (_, n) => ({
    from: addDays(FIRST_DAY, (n * 37) % DAYS),
    to: addDays(FIRST_DAY, ((n * 37) % DAYS) + ((n * 13) % 29)),
  })),
];

const readAll = async (counts: typeof LIVE_COUNTS, range: DayRange) => {
  const { db } = academy.services;
  const byId = (one: { courseId: string }, other: { courseId: string }) =>
    one.courseId.localeCompare(other.courseId);
  return {
    range: await counts.ofRange(db, range),
    weeks: await counts.ofWeeks(db, weeksIn(range)),
    funnels: await counts.funnels(db, range),
    cohorts: await counts.cohorts(db, range),
    quiet: await counts.quiet(db, range.to),
    courses: (await counts.courses(db, COURSES, range)).toSorted(byId),
  };
};

describe('what a job counted by day', () => {
  it('adds up to what is counted now, for any days', async () => {
    await count(1);
    for (const range of RANGES)
      expect(await readAll(DAY_COUNTS, range), JSON.stringify(range)).toEqual(
        await readAll(LIVE_COUNTS, range),
      );
    const { range, cohorts } = await readAll(DAY_COUNTS, { from: FIRST_DAY, to: addDays(FIRST_DAY, DAYS) });
    expect(range).toMatchObject({ joined: 40, signups: 40, active: 40 });
    expect(range.revenue).toBeGreaterThan(0);
    expect(cohorts.active.length).toBeGreaterThan(20);
  });

  it('follows later changes and deletions', async () => {
    const { pool } = academy.database;
    await pool.query("delete from learning_days where day < '2026-08-20'");
    await pool.query(
      "update users set role = 'trainer' where created_at < '2026-08-15' and role = 'learner'",
    );
    await pool.query("delete from payment_orders where reference like '%9'");
    await count(1);
    for (const range of RANGES)
      expect(await readAll(DAY_COUNTS, range)).toEqual(await readAll(LIVE_COUNTS, range));
  });
});

describe('the live figures', () => {
  const YEAR = '/api/admin/operations?figures=live&from=2025-11-16&to=2026-11-15';
  const read = async () => (await administrator.get(YEAR)).json<Figures>();

  it('of a large academy are those of the last count, whatever days are chosen, and say when that was', async () => {
    await count(1);
    const countedAt = academy.services.clock().toISOString();
    const before = await read();
    academy.moveClock(60_000);
    await academy.addAccount('learner');
    expect(await read()).toEqual({ ...before, countedAt });
    await count(1);
    const joined = ({ stats }: Figures) => stats.find(({ stat }) => stat === 'joined')?.value;
    expect(joined(await read())).toBe((joined(before) ?? 0) + 1);
  });

  it('of a small one are those of the moment, as are all where the job has not come for hours', async () => {
    await count(1);
    academy.moveClock(4 * 60 * 60_000);
    const late = await addLearner(academy, 'administrator');
    const readNow = async () => (await late.get(YEAR)).json<Figures>().countedAt;
    expect(await readNow()).toBe(academy.services.clock().toISOString());
    await count();
    academy.moveClock(60_000);
    expect(await readNow()).toBe(academy.services.clock().toISOString());
  });
});
