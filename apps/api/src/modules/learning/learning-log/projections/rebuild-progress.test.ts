import { randomUUID } from 'node:crypto';
import type { ReportedEvent } from '@academy/contract/learning/learning-log';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { derivedRows } from '../../../../test/databases/derived-rows.ts';
import { propertyRuns } from '../../../../test/property-runs.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';
import { addTestCourse } from '../../../../test/test-course.ts';
import { addLearner, LESSON_REPORTS, reported, type TestLearner } from '../../../../test/test-learner.ts';
import { CatalogueCache } from '../../../catalogue/courses/index.ts';
import { rebuildAllProgress, rebuildProgress } from './rebuild-progress.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ PUBLIC_URL: 'http://academy.example' });
  await addTestCourse(test.database.db, { id: 'tc' });
});
afterAll(() => test.close());

const derivedOf = (learner: TestLearner) => derivedRows(test, learner.id);

async function enrolledLearner(): Promise<TestLearner> {
  const learner = await addLearner(test);
  await learner.enrol('tc');
  return learner;
}

const catalogue = () => new CatalogueCache(test.services).read();

const facts: [string, ReportedEvent['kind'], Partial<ReportedEvent>][] = [
  ['tc-a', 'lesson-opened', {}],
  ['tc-a', 'lesson-read', {}],
  ['tc-a', 'check-answered', { checkId: 'tc-a-1', isRight: true }],
  ['tc-a', 'check-answered', { checkId: 'tc-a-2', isRight: false }],
  ['tc-b', 'lesson-read', {}],
  ['tc-b', 'exercise-tried', { isPassed: false }],
  ['tc-b', 'exercise-tried', { isPassed: true }],
  ['tc-a', 'lesson-studied', { seconds: 300 }],
  ['tc-b', 'lesson-studied', { seconds: 90 }],
  ['tc-c', 'lesson-studied', { seconds: 300, place: 700 }],
  ['tc-d', 'lesson-studied', { seconds: 600 }],
  ['tc-c', 'lesson-read', {}],
  ['tc-d', 'lesson-read', {}],
  ['tc-c', 'card-reviewed', { cardId: 'card-1', grade: 'good', seconds: 20 }],
  ['tc-c', 'card-reviewed', { cardId: 'card-1', grade: 'again' }],
  ['tc-a', 'card-reviewed', { cardId: 'check:tc-a-2', grade: 'hard', seconds: 40 }],
  ['tc-gone', 'lesson-read', {}],
];
// Many learners sign in, on a machine that may be busy.
const PATIENCE_MS = 300_000;
const MINUTES_BACK = 32 * 24 * 60;
const anyEvent = fc
  .tuple(fc.constantFrom(...facts), fc.integer({ min: 0, max: MINUTES_BACK }))
  .map(([[lessonId, kind, more], drawn]) => {
    // Each lesson is studied in a separate quarter of an hour: of two at once only the first would count.
    const minutes =
      kind === 'lesson-studied' ? drawn - (drawn % 60) + 15 * 'abcd'.indexOf(lessonId.slice(-1)) : drawn;
    const occurredAt = new Date(Date.UTC(2026, 10, 15, 12) - minutes * 60_000).toISOString();
    return { ...reported(lessonId, kind, more), occurredAt };
  });
const anyBatches = fc.array(fc.array(anyEvent, { minLength: 1, maxLength: 12 }), {
  minLength: 1,
  maxLength: 4,
});

/** The same events for another person: other ids. */
const again = (batches: ReportedEvent[][]) =>
  batches.map((batch) => batch.map((event) => ({ ...event, id: randomUUID() })));

describe('everything that is derived from the log', () => {
  it(
    'is the same after a rebuild, with batches that came twice and from two devices',
    async () => {
      await fc.assert(
        fc.asyncProperty(anyBatches, async (drawn) => {
          const learner = await enrolledLearner();
          const batches = again(drawn);
          await Promise.all(batches.map((batch) => learner.report(...batch)));
          for (const batch of batches) expect((await learner.report(...batch)).json().recorded).toBe(0);
          const before = await derivedOf(learner);
          await rebuildProgress(await catalogue(), test.services.db, learner.id);
          expect(await derivedOf(learner)).toEqual(before);
        }),
        propertyRuns(5),
      );
    },
    PATIENCE_MS,
  );

  it(
    'does not depend on the order of the batches in completion, days, study time and streak',
    async () => {
      await fc.assert(
        fc.asyncProperty(anyBatches, async (drawn) => {
          const [one, other] = [await enrolledLearner(), await enrolledLearner()];
          for (const batch of again(drawn)) await one.report(...batch);
          for (const batch of again(drawn).reverse()) await other.report(...batch);
          const [first, second] = [await derivedOf(one), await derivedOf(other)];
          const done = (rows: Record<string, object[]>) =>
            rows.course_progress?.map((row) => ('done' in row ? row.done : null));
          const days = (rows: Record<string, object[]>) =>
            rows.learning_days?.map((row) => ({ ...row, lessons_completed: null }));
          expect(done(second)).toEqual(done(first));
          expect(days(second)).toEqual(days(first));
          expect(second.streaks).toEqual(first.streaks);
          expect(second.skill_levels).toEqual(first.skill_levels);
        }),
        propertyRuns(5),
      );
    },
    PATIENCE_MS,
  );

  it('is rebuilt for everybody, and what has no log disappears', async () => {
    const learner = await enrolledLearner();
    await learner.report(reported('tc-a', 'lesson-opened'));
    const before = await derivedOf(learner);
    const stray = await addLearner(test);
    await test.database.pool.query('delete from course_progress where user_id = $1', [learner.id]);
    await test.database.pool.query("insert into course_progress (user_id, course_id) values ($1, 'tc')", [
      stray.id,
    ]);
    expect(await rebuildAllProgress(await catalogue(), test.services.db)).toBeGreaterThan(1);
    expect(await derivedOf(learner)).toEqual(before);
    expect((await derivedOf(stray)).course_progress).toEqual([]);
  });

  it('heals when it had fallen behind the log: nothing is completed twice, and the next report puts it right', async () => {
    const learner = await enrolledLearner();
    await learner.report(...LESSON_REPORTS.a('tc'));
    const before = await derivedOf(learner);
    await test.database.pool.query('delete from lesson_progress where user_id = $1', [learner.id]);
    expect((await learner.report(...LESSON_REPORTS.a('tc').slice(1))).statusCode).toBe(200);
    await learner.report(
      reported('tc-a', 'lesson-studied', { seconds: 200, occurredAt: '2026-11-15T11:20:00Z' }),
    );
    const after = await derivedOf(learner);
    expect(after.user_achievements).toEqual(before.user_achievements);
    expect(after.lesson_progress).toMatchObject([
      { lesson_id: 'tc-a', completed_at: '2026-11-15T12:00:00+00:00' },
    ]);
    expect(after.learner_tallies).toMatchObject([{ lessons_completed: 1, study_seconds: 320 }]);
  });
});
