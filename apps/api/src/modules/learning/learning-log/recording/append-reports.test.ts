import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Queryable } from '../../../../database/connect.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';
import { addTestCourse } from '../../../../test/test-course.ts';
import { addLearner, reported, type TestLearner } from '../../../../test/test-learner.ts';
import { CatalogueCache } from '../../../catalogue/courses/index.ts';
import { rebuildProgress } from '../projections/rebuild-progress.ts';
import { lockLearner } from '../projections/version-guard.store.ts';
import { appendReports } from './append-reports.ts';
import { appendToLog } from './append-to-log.ts';

const NOON = new Date('2026-11-15T12:00:00Z');
let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ PUBLIC_URL: 'http://academy.example' });
  await addTestCourse(test.database.db, { id: 'tc' });
});
afterAll(() => test.close());

async function enrolledLearner(): Promise<TestLearner> {
  const learner = await addLearner(test);
  await learner.enrol('tc');
  return learner;
}
const learning = async ({ id }: TestLearner) => ({
  userId: id,
  catalogue: await new CatalogueCache(test.services).read(),
  now: NOON,
});

/** As soon as a statement waits for a row that another transaction holds. */
async function untilSomebodyWaits(): Promise<void> {
  const waiting =
    "select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()";
  while ((await test.database.pool.query(waiting)).rowCount === 0) await pause(10);
}

const rowsOf = async (sql: string, ...given: unknown[]) => (await test.database.pool.query(sql, given)).rows;
const tallyOf = async ({ id }: TestLearner) =>
  (
    await rowsOf(
      "select to_jsonb(t) - 'version' - 'user_id' as tally from learner_tallies t where user_id = $1",
      id,
    )
  )[0].tally;

describe('several devices of one learner at once', () => {
  it('lose nothing and count nothing twice, however many they are', async () => {
    const learner = await enrolledLearner();
    const minutes = Array.from({ length: 12 }, (_, minute) =>
      reported('tc-a', 'lesson-studied', { seconds: 60, occurredAt: `2026-11-15T10:${10 + 2 * minute}:00Z` }),
    );
    // Every minute from two devices, each under a separate id.
    const answers = await Promise.all(
      minutes.flatMap((minute) => [
        learner.report(minute),
        learner.report({ ...minute, id: crypto.randomUUID() }),
      ]),
    );
    expect(answers.map((answer) => answer.json().recorded)).toEqual(answers.map(() => 1));
    const tally = await tallyOf(learner);
    expect(tally).toMatchObject({ study_seconds: 720 });
    const { userId, catalogue } = await learning(learner);
    await rebuildProgress(catalogue, test.services.db, userId);
    expect(await tallyOf(learner)).toEqual(tally);
  });

  it('read again when somebody else was first, and build on that', async () => {
    const learner = await enrolledLearner();
    await learner.report(reported('tc-a', 'lesson-opened'));
    const late = await test.database.db.transaction(async (tx) => {
      await lockLearner(tx, learner.id);
      const report = learner.report(reported('tc-a', 'lesson-studied', { seconds: 60 }));
      await untilSomebodyWaits();
      await appendToLog(tx, await learning(learner), [
        { kind: 'study-recognised', day: '2026-11-15', seconds: 600, occurredAt: NOON },
      ]);
      return { report };
    });
    expect((await late.report).json()).toMatchObject({ recorded: 1, refused: [] });
    expect(await tallyOf(learner)).toMatchObject({ study_seconds: 660 });
  });
});

describe('an id that another learner takes while a report is on its way', () => {
  it('is refused, and nothing of that report counts', async () => {
    const [learner, other] = [await enrolledLearner(), await enrolledLearner()];
    await learner.report(reported('tc-a', 'lesson-opened'));
    const event = reported('tc-a', 'lesson-studied', { seconds: 60 });
    const thief = await test.database.pool.connect();
    await thief.query('begin');
    await thief.query(
      "insert into learning_events (id, user_id, kind, subject, occurred_at) values ($1, $2, 'lesson-opened', 'tc-a', now())",
      [event.id, other.id],
    );
    const report = learner.report(event);
    await untilSomebodyWaits();
    await thief.query('commit');
    thief.release();
    expect((await report).json()).toMatchObject({
      recorded: 0,
      refused: [{ id: event.id, code: 'id-taken' }],
    });
    expect(await tallyOf(learner)).toMatchObject({ study_seconds: 0 });
  });
});

describe('what one report costs', () => {
  interface Rows {
    readonly read: number;
    readonly written: number;
  }

  /**
   * Rows that this connection has read and written; some earlier ones are counted late. Badges are excluded: they are
   * all read, and there are never more of them than the content has.
   */
  async function rowsSoFar(tx: Queryable): Promise<Rows> {
    const { rows } = await tx.execute<{ read: number; written: number }>(
      `select sum(seq_tup_read + coalesce(idx_tup_fetch, 0))::int as read,
              sum(n_tup_ins + n_tup_upd + n_tup_del)::int as written
         from pg_stat_xact_user_tables where relname <> 'user_achievements'`,
    );
    return rows[0] ?? { read: Number.NaN, written: Number.NaN };
  }

  /** For one more report. */
  async function rowsTouched(learner: TestLearner): Promise<Rows> {
    const who = await learning(learner);
    const report = reported('tc-a', 'lesson-studied', { seconds: 30, occurredAt: '2026-11-15T11:59:00Z' });
    return test.database.db.transaction(async (tx) => {
      // PostgreSQL scans a table of one page sequentially for any query; here such tables stand for large ones.
      await tx.execute('set local enable_seqscan = off');
      const before = await rowsSoFar(tx);
      expect((await appendReports(tx, who, [report])).accepted).toHaveLength(1);
      const after = await rowsSoFar(tx);
      return { read: after.read - before.read, written: after.written - before.written };
    });
  }

  it('does not grow with what the learner has done before, nor with what everybody has', async () => {
    const [fresh, busy] = [await enrolledLearner(), await enrolledLearner()];
    for (const learner of [fresh, busy]) await learner.report(reported('tc-a', 'lesson-opened'));
    // Enough rows that finding one by an index other than the one on ids would not pay.
    await test.database.pool.query(
      "insert into users (username, role) select 'other-' || n, 'learner' from generate_series(1, 2000) as n",
    );
    await test.database.pool.query('analyze');
    const small = await rowsTouched(fresh);
    await test.database.pool.query(
      `insert into learning_events (user_id, kind, subject, occurred_at, data)
       select $1, 'lesson-studied', 'tc-a', $2::timestamptz - n * interval '30 minutes',
              '{"courseId": "tc", "seconds": 60}' from generate_series(1, 10000) as n`,
      [busy.id, NOON],
    );
    const { userId, catalogue } = await learning(busy);
    await rebuildProgress(catalogue, test.services.db, userId);
    // The first one unlocks the badges of a year of study.
    await busy.report(reported('tc-a', 'exercise-tried', { isPassed: false }));
    await test.database.pool.query('analyze');
    const { read, written } = await rowsTouched(busy);
    expect(written).toBe(small.written);
    // The days of this week; not the 200 days, not the 10,000 events.
    expect(read).toBeLessThan(small.read + 10);
  });
});
