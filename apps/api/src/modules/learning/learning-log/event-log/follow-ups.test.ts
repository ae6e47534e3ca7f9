import type { LearningEvent } from '@academy/domain/learning/learning-log';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Queryable } from '../../../../database/connect.ts';
import { queuedJobs } from '../../../../database/driver/test/queued-jobs.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';
import { addLearner, type TestLearner } from '../../../../test/test-learner.ts';
import { loadWhole, saveRecord } from '../projections/learner-record.store.ts';
import { saveRecords } from '../projections/learner-records.store.ts';
import {
  appendEvents,
  appendEventsOfMany,
  entriesOf,
  entriesOfMany,
  identified,
} from './learning-log.store.ts';

const NOW = new Date('2026-11-15T12:00:00Z');
const EVENTS: LearningEvent[] = [
  { kind: 'lesson-opened', lessonId: 'tc-a', courseId: 'tc', occurredAt: NOW },
  { kind: 'course-completed', courseId: 'tc', occurredAt: NOW },
  { kind: 'achievement-unlocked', achievementId: 2, occurredAt: NOW },
];

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

async function followUpsOf({ id: userId }: TestLearner) {
  const { pool } = test.database;
  const jobs = await queuedJobs(pool, { userId });
  const { rows } = await pool.query(
    'select kind, subject, happened_at as at from notices where user_id = $1 order by id',
    [userId],
  );
  return { jobs: jobs.map(({ task, payload }) => ({ task, payload })), notices: rows };
}

const NONE = { jobs: [], notices: [] };
const allOf = ({ id: userId }: TestLearner) => ({
  jobs: [{ task: 'issue-certificate', payload: { userId, courseId: 'tc' } }],
  notices: [{ kind: 'achievement', subject: '2', at: NOW }],
});

const logged = (events: readonly LearningEvent[]) => events.map(identified);

async function save(
  db: Queryable,
  { id: userId }: TestLearner,
  events: readonly LearningEvent[],
  { ifLogged, behind = 0 }: { readonly ifLogged: 'fail' | 'skip'; readonly behind?: number },
) {
  const scope = { userId, lessonIds: [], courseIds: [], fromDay: '2026-11-15' } as const;
  const { version, record } = await loadWhole(db, scope);
  const entries = entriesOf(logged(events), NOW);
  return saveRecord(db, {
    userId,
    version: version - behind,
    before: record,
    after: record,
    entries,
    ifLogged,
  });
}

type Way = (db: Queryable, learner: TestLearner, events: readonly LearningEvent[]) => Promise<unknown>;

const WAYS: Record<string, Way> = {
  'by the server': (db, { id }, events) => appendEvents(db, id, logged(events), NOW),
  'by the server for many': (db, { id: userId }, events) =>
    appendEventsOfMany(
      db,
      logged(events).map((event) => ({ userId, event })),
      NOW,
    ),
  'with the record of a learner': (db, learner, events) => save(db, learner, events, { ifLogged: 'skip' }),
  'with the record of a learner, as a device reports it': (db, learner, events) =>
    save(db, learner, events, { ifLogged: 'fail' }).catch(() => null),
  'with the records of many': (db, { id: userId }, events) =>
    saveRecords(
      db,
      [],
      entriesOfMany(
        logged(events).map((event) => ({ userId, event })),
        NOW,
      ),
    ),
};

describe.each(Object.entries(WAYS))('an event that is logged %s', (_name, log) => {
  it('queues the certificate of a completed course and notices a badge, once', async () => {
    const learner = await addLearner(test);
    await log(test.database.db, learner, EVENTS.slice(0, 1));
    expect(await followUpsOf(learner)).toEqual(NONE);
    await log(test.database.db, learner, EVENTS.slice(1));
    expect(await followUpsOf(learner)).toEqual(allOf(learner));
    await log(test.database.db, learner, EVENTS.slice(1));
    expect(await followUpsOf(learner)).toEqual(allOf(learner));
  });

  it('does neither where its transaction is taken back', async () => {
    const learner = await addLearner(test);
    const failed = test.database.db.transaction(async (tx) => {
      await log(tx, learner, EVENTS.slice(1));
      throw new Error('Something else went wrong.');
    });
    await expect(failed).rejects.toThrow('Something else');
    expect(await followUpsOf(learner)).toEqual(NONE);
  });
});

describe('an event of a record that somebody else has changed', () => {
  it('is not logged, and nothing follows from it', async () => {
    const learner = await addLearner(test);
    await save(test.database.db, learner, EVENTS.slice(0, 1), { ifLogged: 'fail' });
    const late = await save(test.database.db, learner, EVENTS.slice(1), { ifLogged: 'fail', behind: 1 });
    expect(late).toMatchObject({ isSaved: false, added: 0 });
    expect(await followUpsOf(learner)).toEqual(NONE);
  });
});
