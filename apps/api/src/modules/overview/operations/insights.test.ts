import type { Answer } from '@academy/contract';
import { DAILY_FIGURES, SAMPLE_INSIGHTS } from '@academy/domain/overview/operations';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { optionsOf } from '../../../database/driver/pool-options.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { addTestCourse } from '../../../test/test-course.ts';
import { addLearner, LESSON_REPORTS, type TestLearner } from '../../../test/test-learner.ts';
import { DailyCounters, flushCountersRegularly, rollUpFigures } from './index.ts';

type Insights = Answer<'GET /api/admin/insights'>;

let academy: TestApp;
let administrator: TestLearner;
beforeAll(async () => {
  academy = await createTestApp({ PUBLIC_URL: 'http://academy.example' });
  for (const id of ['tc', 'other']) await addTestCourse(academy.database.db, { id });
  administrator = await addLearner(academy, 'administrator');
});
afterAll(() => academy.close());

const address = (more: Readonly<Record<string, string>> = {}) =>
  `/api/admin/insights?${new URLSearchParams({
    figures: 'live',
    from: '2026-11-01',
    to: '2026-11-30',
    courseId: 'tc',
    ...more,
  })}`;
const read = async (more?: Readonly<Record<string, string>>) =>
  (await administrator.get(address(more))).json<Insights>();
const count = (jobDb = academy.services.jobDb) => rollUpFigures({ ...academy.services, jobDb });
const lessonOf = ({ lessons }: Insights, id: string) => lessons.find(({ lessonId }) => lessonId === id);
const figureOn = ({ days }: Insights, figure: (typeof DAILY_FIGURES)[number]) =>
  days.at(-1)?.values[DAILY_FIGURES.indexOf(figure)];

describe('where learners stop in a course', () => {
  it('counts who opened a lesson, who completed it, and who has opened nothing after it for two weeks', async () => {
    const [goesOn, stops] = [await addLearner(academy), await addLearner(academy)];
    for (const learner of [goesOn, stops]) await learner.enrol('tc');
    await goesOn.report(...LESSON_REPORTS.a('tc'), ...LESSON_REPORTS.b('tc'));
    await stops.report(...LESSON_REPORTS.a('tc'));
    await academy.database.pool.query(
      "update course_progress set last_at = '2026-10-20' where user_id = any($1)",
      [[stops.id]],
    );
    await count();
    const insights = await read();
    expect(lessonOf(insights, 'tc-a')).toMatchObject({
      title: expect.any(String),
      opened: 2,
      completed: 2,
      stopped: 1,
      completedPercent: 100,
      dropOffPercent: 50,
    });
    expect(lessonOf(insights, 'tc-b')).toMatchObject({ opened: 1, completed: 1, stopped: 0 });
    expect(lessonOf(insights, 'tc-c')).toMatchObject({ opened: 0, dropOffPercent: 0 });
    expect(insights.countedAt).not.toBeNull();
  });

  it('counts nothing of other days and other courses, and counting again changes nothing', async () => {
    await count();
    expect(lessonOf(await read({ from: '2026-11-16' }), 'tc-a')?.opened).toBe(0);
    expect((await read({ courseId: 'other' })).lessons.every(({ opened }) => opened === 0)).toBe(true);
    expect(lessonOf(await read(), 'tc-a')?.opened).toBe(2);
  });

  it('writes what has changed, and takes away what is no longer there', async () => {
    const rows = async () =>
      (
        await academy.database.pool.query<{ lesson: string; written: string }>(
          "select lesson_id as lesson, xmin::text as written from lesson_figures where course_id = 'tc' order by 1",
        )
      ).rows;
    const before = await rows();
    await academy.database.pool.query(
      "update lesson_progress set completed_at = null where lesson_id = 'tc-b'",
    );
    await count();
    const [first, second] = await rows();
    expect(first).toEqual(before[0]);
    expect(second?.written).not.toBe(before[1]?.written);
    await academy.database.pool.query("delete from lesson_progress where lesson_id = 'tc-b'");
    await count();
    expect((await rows()).map(({ lesson }) => lesson)).toEqual(['tc-a']);
  });
});

/** Attempts at five items, with the marks of each. */
async function addAttempts(marks: readonly boolean[], times: number): Promise<void> {
  const { rows } = await academy.database.pool.query<{ items: object }>(
    "select jsonb_path_query_array(items, '$[0 to 4]') as items from assessments where id = 'tc-one-assessment'",
  );
  for (let each = 0; each < times; each += 1) {
    const { id } = await academy.addAccount('learner');
    await academy.database.pool.query(
      `insert into assessment_attempts (user_id, assessment_id, items, started_at, submitted_at, answers, right_count,
                                        total, is_passed, result)
       values ($1, 'tc-one-assessment', $2, '2026-11-15T10:00Z', '2026-11-15T10:10Z', '{}', $3, 5, false, $4)`,
      [
        id,
        JSON.stringify(rows[0]?.items),
        marks.filter(Boolean).length,
        { marks, completed: { modules: [], courses: [] } },
      ],
    );
  }
}

describe('a graded item', () => {
  it('that strong learners fail and weak ones do not is flagged, and one that separates them is not', async () => {
    await addAttempts([false, true, true, true, true], 10);
    await addAttempts([true, false, false, false, true], 10);
    await count();
    const { items } = await read();
    const [first, second] = items;
    expect(first).toMatchObject({
      assessmentId: 'tc-one-assessment',
      itemId: 'tc-one-item-0',
      ask: 'tc-one-item-0?',
      lessonId: 'tc-a',
      asked: 20,
      rightPercent: 50,
      discrimination: -1,
      flag: 'strong-fail',
    });
    expect(second).toMatchObject({ asked: 20, rightPercent: 50, flag: null });
    expect(second?.discrimination).toBeGreaterThan(0.5);
    expect(items.map(({ itemId }) => itemId)).not.toContain('tc-one-item-7');
  });

  it('of another day is not among those of this one', async () => {
    expect((await read({ from: '2026-11-16' })).items).toEqual([]);
  });
});

describe('the days of the academy', () => {
  it('have faults and views as they were counted, by whichever process', async () => {
    for (const times of [2, 3]) {
      const counters = new DailyCounters(academy.services.clock);
      counters.add('errors', times);
      counters.add('landing-views');
      await flushCountersRegularly(counters, academy.services)();
    }
    const insights = await read();
    expect([figureOn(insights, 'errors'), figureOn(insights, 'landing-views')]).toEqual([5, 2]);
  });

  it('keep what was counted while the database is away for the next time', async () => {
    const counters = new DailyCounters(academy.services.clock);
    counters.add('errors', 7);
    const away = {
      transaction: () => Promise.reject(new Error('away')),
    } as unknown as typeof academy.services.db;
    await flushCountersRegularly(counters, { db: away })();
    expect(counters.take()).toEqual([{ day: '2026-11-15', counts: [['errors', 7]] }]);
  });

  it('say how streaks, mail and jobs stand', async () => {
    await academy.database.pool.query(
      "insert into outbox_mails (recipient, subject, body, created_at, last_error) values ('a@b.c', 'x', 'y', now(), 'no')",
    );
    await count();
    const insights = await read();
    expect(figureOn(insights, 'streaks')).toBe(2);
    expect(figureOn(insights, 'long-streaks')).toBe(0);
    expect(figureOn(insights, 'mails-failed')).toBe(1);
  });
});

describe('the job that counts', () => {
  it('notes nothing as counted where another process counted a part of it', async () => {
    academy.moveClock(60_000);
    const other = await academy.database.pool.connect();
    await other.query("select pg_advisory_lock(hashtext('roll-up-figures'))");
    const release = async () => {
      await other.query('select pg_advisory_unlock_all()');
    };
    const { jobDb } = academy.services;
    const transaction: typeof jobDb.transaction = async (work) => {
      const result = await jobDb.transaction(work);
      await release();
      return result;
    };
    const db = new Proxy(jobDb, {
      get: (target, name) => (name === 'transaction' ? transaction : Reflect.get(target, name, target)),
    });
    await count(db);
    other.release();
    expect((await read()).countedAt).not.toBe(academy.services.clock().toISOString());
    await count();
    expect((await read()).countedAt).toBe(academy.services.clock().toISOString());
  });

  it('has minutes and a separate connection, so that no request waits for it', async () => {
    const { rows } = await academy.services.jobDb.execute('show statement_timeout');
    expect(rows).toEqual([{ statement_timeout: '10min' }]);
    const { pool } = academy.database;
    const held = await Promise.all(Array.from({ length: optionsOf(pool).max }, () => pool.connect()));
    await count().finally(() => {
      for (const client of held) client.release();
    });
    expect((await read()).countedAt).toBe(academy.services.clock().toISOString());
  });
});

describe('what is asked for', () => {
  it('is the sample when the sample is asked for', async () => {
    const { figures, countedAt, ...sample } = await read({ figures: 'sample' });
    expect({ figures, countedAt }).toEqual({ figures: 'sample', countedAt: null });
    expect(sample).toEqual(SAMPLE_INSIGHTS);
  });

  it('is the first course where none is named', async () => {
    const answer = await administrator.get('/api/admin/insights?figures=live&from=2026-11-01&to=2026-11-02');
    expect(answer.json<Insights>().courseId).not.toBe('');
  });

  it.each([
    [{ courseId: 'nothing' }, 404, 'This course does not exist.'],
    [{ from: '2026-12-01' }, 422, 'The last day is before the first one.'],
    [{ from: '2020-01-01' }, 422, 'Please choose at most one year.'],
  ])('%j is refused', async (more, status, sentence) => {
    const answer = await administrator.get(address(more as Record<string, string>));
    expect([answer.statusCode, answer.body]).toEqual([status, sentence]);
  });

  it.each(['learner', 'trainer'] as const)('is not for a %s', async (role) => {
    expect((await (await addLearner(academy, role)).get(address())).statusCode).toBe(403);
  });
});
