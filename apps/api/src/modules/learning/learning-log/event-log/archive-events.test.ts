import { LEARNING_ACTION_KINDS } from '@academy/domain/learning/learning-log';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { derivedRows } from '../../../../test/databases/derived-rows.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';
import { addTestCourse } from '../../../../test/test-course.ts';
import { addLearner, LESSON_REPORTS, reported, type TestLearner } from '../../../../test/test-learner.ts';
import { CatalogueCache } from '../../../catalogue/courses/index.ts';
import { rebuildAllProgress } from '../projections/rebuild-progress.ts';
import { archiveEvents } from './archive-events.ts';

const NOW = new Date('2026-11-15T12:00:00Z');
const BEFORE = new Date('2025-07-01T00:00:00Z');
let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ PUBLIC_URL: 'http://academy.example' });
  await addTestCourse(test.database.db, { id: 'tc' });
});
afterAll(() => test.close());

const queried = async (text: string, ...given: unknown[]) =>
  (await test.database.pool.query(text, given)).rows;

/** Somebody who has completed lessons; the recorded events are that old, spread over three years. */
async function formerLearner(): Promise<TestLearner> {
  const learner = await addLearner(test);
  await learner.enrol('tc');
  for (const letter of ['a', 'b', 'c'] as const) await learner.report(...LESSON_REPORTS[letter]('tc'));
  await queried(
    `update learning_events set recorded_at = timestamptz '2026-01-10' - interval '70 days' * (
        select count(*) from learning_events later
         where later.user_id = learning_events.user_id and later.sequence > learning_events.sequence)
      where user_id = $1`,
    learner.id,
  );
  return learner;
}

const logOf = (table: string, { id }: TestLearner) =>
  queried(`select kind, recorded_at as at from ${table} where user_id = $1 order by sequence`, id);
const archive = () => archiveEvents(test.services.db, BEFORE, NOW);

describe('the archive of the log', () => {
  it('takes what devices reported before the day, each year to itself, and nothing else', async () => {
    const learner = await formerLearner();
    const before = await logOf('learning_events', learner);
    expect(await archive()).toMatchObject({ ok: true });
    const moved = await logOf('learning_events_archive', learner);
    expect(moved.length).toBeGreaterThan(3);
    expect(moved).toEqual(
      before.filter(({ kind, at }) => LEARNING_ACTION_KINDS.includes(kind) && at < BEFORE),
    );
    expect([...moved, ...(await logOf('learning_events', learner))]).toHaveLength(before.length);
    const places = await queried(
      `select distinct tableoid::regclass::text = 'learning_events_archive_' || extract(year from recorded_at) as own,
              tableoid from learning_events_archive where user_id = $1`,
      learner.id,
    );
    expect(places.length).toBeGreaterThan(1);
    expect(places.every(({ own }) => own)).toBe(true);
    expect(await archive()).toEqual({ ok: true, value: { moved: 0, years: [] } });
  });

  it('leaves what learners have earned as it is, and it can be derived again from both', async () => {
    const learner = await formerLearner();
    const earned = await derivedRows(test, learner.id);
    await archive();
    expect(await derivedRows(test, learner.id)).toEqual(earned);
    await rebuildAllProgress(await new CatalogueCache(test.services).read(), test.services.db);
    expect(await derivedRows(test, learner.id)).toEqual(earned);
    expect(earned.lesson_progress).toHaveLength(3);
  });

  it('lets learning go on, and nothing is completed twice', async () => {
    const learner = await formerLearner();
    await archive();
    const again = await learner.report(...LESSON_REPORTS.a('tc'));
    expect(again.json()).toMatchObject({ recorded: 4, refused: [], completed: { lessons: [] } });
    const next = await learner.report(...LESSON_REPORTS.d('tc'));
    expect(next.json().completed.lessons).toEqual(['tc-d']);
  });

  it('forgets a learner together with the account', async () => {
    const learner = await formerLearner();
    await archive();
    await queried('delete from users where id = $1', learner.id);
    expect(await logOf('learning_events_archive', learner)).toEqual([]);
  });

  it('is not for what devices may still send again', async () => {
    const learner = await addLearner(test);
    await learner.enrol('tc');
    await learner.report(reported('tc-a', 'lesson-opened'));
    expect(await archiveEvents(test.services.db, new Date('2026-01-01T00:00:00Z'), NOW)).toEqual({
      ok: false,
      refusal: { code: 'too-young' },
    });
    await archive();
    expect(await logOf('learning_events_archive', learner)).toEqual([]);
  });
});
