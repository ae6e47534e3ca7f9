import { randomUUID } from 'node:crypto';
import type { Answer } from '@academy/contract';
import type { ReportedEvent } from '@academy/contract/learning/learning-log';
import { TRY_LIMITS } from '@academy/domain/accounts/identity';
import { BATCH_MAX_EVENTS } from '@academy/domain/learning/learning-log';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSecondProcess } from '../../../../test/second-process.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';
import { addTestCourse } from '../../../../test/test-course.ts';
import { addLearner, reported, type TestLearner } from '../../../../test/test-learner.ts';
import { givePlace } from '../../../enrolment/places/index.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const MOST_EVENTS_A_DAY = TRY_LIMITS['stored-events'].tries;
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
async function storedOf({ id }: TestLearner, kind: string): Promise<number> {
  const { rows } = await test.database.pool.query(
    'select count(*)::int as stored from learning_events where user_id = $1 and kind = $2',
    [id, kind],
  );
  return rows[0].stored;
}
const answerOf = async (sent: ReturnType<TestLearner['report']>) =>
  (await sent).json<Answer<'POST /api/learning-events'>>();
const many = (count: number, lessonId = 'tc-a') =>
  Array.from({ length: count }, () => reported(lessonId, 'lesson-opened'));

describe('a lesson that is opened again within the hour', () => {
  it('is acknowledged each time and stored once, in whatever batches it comes', async () => {
    const learner = await enrolledLearner();
    const [first = [], ...others] = Array.from({ length: 40 }, () => many(BATCH_MAX_EVENTS));
    const answer = await answerOf(learner.report(...first));
    expect([answer.recorded, answer.known.length, answer.refused]).toEqual([1, 99, []]);
    for (const batch of others) {
      const { recorded, known } = await answerOf(learner.report(...batch));
      expect([recorded, known]).toEqual([0, batch.map(({ id }) => id)]);
    }
    expect(await storedOf(learner, 'lesson-opened')).toBe(1);
  });

  it('is named by the id under which the device knows it', async () => {
    const learner = await enrolledLearner();
    await learner.report(reported('tc-a', 'lesson-opened'));
    const again = reported('tc-a', 'lesson-opened', { id: randomUUID().toUpperCase() });
    expect((await answerOf(learner.report(again))).known).toEqual([again.id]);
  });

  it('is stored where it adds something: another lesson came between, or another hour has begun', async () => {
    const learner = await enrolledLearner();
    const at = (lessonId: string, time: string) =>
      reported(lessonId, 'lesson-opened', { occurredAt: `2026-11-15T${time}Z` });
    const answer = await answerOf(
      learner.report(
        at('tc-a', '10:00:00'),
        at('tc-b', '10:10:00'),
        at('tc-a', '10:20:00'),
        at('tc-a', '11:00:00'),
      ),
    );
    expect(answer).toMatchObject({ recorded: 4, known: [] });
    const { resumeLessonId } = (await learner.get('/api/courses/tc/progress')).json();
    expect(resumeLessonId).toBe('tc-a');
  });
});

/** What a phone brings after being offline: on each day six hours, reported minute by minute, and 60 answers. */
function twoWeeks(): ReportedEvent[] {
  return Array.from({ length: 14 }, (_, day) => {
    const from = Date.UTC(2026, 10, day + 1, 5);
    return Array.from({ length: 420 }, (_, index) => {
      const occurredAt = new Date(from + (index + 1) * 60_000).toISOString();
      return index < 360
        ? reported('tc-a', 'lesson-studied', { occurredAt, seconds: 60, place: 500 })
        : reported('tc-a', 'exercise-tried', { occurredAt, isPassed: false });
    });
  }).flat();
}

describe('the share of a day', () => {
  it('holds two weeks of work without a connection, asks a flood to retry later, and starts again after a day', async () => {
    const learner = await enrolledLearner();
    const events = twoWeeks();
    for (let from = 0; from < events.length; from += BATCH_MAX_EVENTS) {
      const batch = events.slice(from, from + BATCH_MAX_EVENTS);
      expect(await answerOf(learner.report(...batch))).toMatchObject({ recorded: batch.length, refused: [] });
    }
    const flood = () =>
      learner.report(
        ...Array.from({ length: BATCH_MAX_EVENTS }, () =>
          reported('tc-a', 'exercise-tried', { isPassed: false }),
        ),
      );
    const answers = await Promise.all(Array.from({ length: 20 }, flood));
    const refused = answers.filter(({ statusCode }) => statusCode === 429);
    expect(refused.length).toBeGreaterThanOrEqual(18);
    expect(refused[0]?.headers['retry-after']).toBe(String(DAY_MS / 1000));
    expect((await flood()).statusCode).toBe(429);
    const stored = (await storedOf(learner, 'lesson-studied')) + (await storedOf(learner, 'exercise-tried'));
    expect(stored).toBeLessThan(MOST_EVENTS_A_DAY + BATCH_MAX_EVENTS);

    // Other learners are not affected, and the same learner may go on after a day.
    expect((await (await enrolledLearner()).report(reported('tc-a', 'lesson-opened'))).statusCode).toBe(200);
    test.moveClock(DAY_MS);
    expect((await flood()).statusCode).toBe(200);
  });

  it('is one for all servers: another one stores a batch, and then knows what the first has stored', async () => {
    const second = await startSecondProcess(test.database, { PUBLIC_URL: 'http://academy.example' });
    second.moveClock(test.services.clock().getTime() - second.services.clock().getTime());
    const { username, id } = await test.addAccount('learner');
    const cookie = await test.signIn(username);
    await givePlace(test.database.db, {
      grounds: 'coins',
      userId: id,
      courseId: 'tc',
      enrolledAt: new Date('2026-09-01T08:00:00Z'),
    });
    const send = (app: TestApp, events: readonly ReportedEvent[]) =>
      app.call('POST', '/api/learning-events', { cookie, body: { events } });
    const tries = () =>
      Array.from({ length: BATCH_MAX_EVENTS }, () => reported('tc-a', 'exercise-tried', { isPassed: false }));
    const used = MOST_EVENTS_A_DAY - BATCH_MAX_EVENTS;
    for (let stored = 0; stored < used; stored += BATCH_MAX_EVENTS)
      expect((await send(test, tries())).statusCode).toBe(200);
    expect((await send(second, tries())).statusCode).toBe(200);
    expect((await send(second, tries())).statusCode).toBe(429);
    expect((await send(test, tries())).statusCode).toBe(200);
    expect((await send(test, tries())).statusCode).toBe(429);
    await second.close();
  });

  it('is not used up by what was known before', async () => {
    const learner = await enrolledLearner();
    const batch = many(BATCH_MAX_EVENTS);
    for (let time = 0; time * BATCH_MAX_EVENTS <= MOST_EVENTS_A_DAY; time++)
      expect((await learner.report(...batch)).statusCode).toBe(200);
  });
});
