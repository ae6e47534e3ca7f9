import {
  LEARNING_ACTION_KINDS,
  LEARNING_EVENT_KINDS,
  LEARNING_OUTCOME_KINDS,
} from '@academy/domain/learning/learning-log';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';
import { addTestCourse } from '../../../../test/test-course.ts';
import { addLearner, LESSON_REPORTS, reported, type TestLearner } from '../../../../test/test-learner.ts';

// 14:00 on a Sunday in South Africa.
const NOON = '2026-11-15T12:00:00Z';
let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ PUBLIC_URL: 'http://academy.example' });
  await addTestCourse(test.database.db, { id: 'tc', isInWriting: true });
});
afterAll(() => test.close());

async function enrolledLearner(): Promise<TestLearner> {
  const learner = await addLearner(test);
  expect((await learner.enrol('tc')).statusCode).toBe(201);
  return learner;
}

async function logOf({ id }: TestLearner): Promise<string[]> {
  const { rows } = await test.database.pool.query(
    "select kind || ' ' || subject as entry from learning_events where user_id = $1 order by sequence",
    [id],
  );
  return rows.map(({ entry }) => entry);
}

const refusedCodes = (answer: { json: () => { refused: { code: string }[] } }) =>
  answer.json().refused.map(({ code }) => code);

describe('reporting what happened in a lesson', () => {
  it('TRAIN-12 records it and moves the streak', async () => {
    const learner = await enrolledLearner();
    const first = await learner.report(reported('tc-b', 'lesson-opened'));
    expect(first.statusCode).toBe(200);
    expect(first.json()).toEqual({
      recorded: 1,
      known: [],
      refused: [],
      completed: { lessons: [], modules: [], courses: [] },
      unlocked: [],
      streak: { current: 1, longest: 1, lastActivity: '2026-11-15', weeklyGoal: 5, weeklyProgress: 1 },
    });
    const late = await learner.report(
      reported('tc-b', 'lesson-studied', { seconds: 60, occurredAt: '2026-11-14T21:59:00Z' }),
    );
    expect(late.json().streak).toMatchObject({ current: 2, longest: 2, weeklyProgress: 1 });
    expect((await learner.get('/api/progress/user')).json().streak).toEqual(late.json().streak);
  });

  it('completes a lesson once, and says so', async () => {
    const learner = await enrolledLearner();
    const [studied, read, one, two] = LESSON_REPORTS.a('tc');
    if (!studied || !read || !one || !two) throw new Error('four reports');
    expect((await learner.report(studied, read, one)).json().completed.lessons).toEqual([]);
    expect((await learner.report(two)).json().completed.lessons).toEqual(['tc-a']);
    expect((await learner.report(...LESSON_REPORTS.a('tc'))).json().completed.lessons).toEqual([]);
    expect((await logOf(learner)).filter((entry) => entry.startsWith('lesson-completed'))).toEqual([
      'lesson-completed tc-a',
    ]);
  });

  it('counts a batch once, however often it is sent', async () => {
    const learner = await enrolledLearner();
    const batch = [
      ...LESSON_REPORTS.a('tc'),
      reported('tc-b', 'lesson-studied', { seconds: 90, place: 400 }),
    ];
    expect((await learner.report(...batch)).json().recorded).toBe(5);
    const [log, state] = [await logOf(learner), (await learner.get('/api/courses/tc/progress')).json()];
    const again = await learner.report(...batch);
    expect(again.json()).toMatchObject({ recorded: 0, refused: [], known: batch.map(({ id }) => id) });
    expect(await logOf(learner)).toEqual(log);
    expect((await learner.get('/api/courses/tc/progress')).json()).toEqual(state);
  });

  it('knows an id in other letters, and twice in one batch', async () => {
    const learner = await enrolledLearner();
    const event = reported('tc-b', 'lesson-opened');
    const shouted = { ...event, id: event.id.toUpperCase() };
    expect((await learner.report(event, event)).json()).toMatchObject({ recorded: 1, known: [event.id] });
    expect((await learner.report(shouted)).json()).toMatchObject({ recorded: 0, known: [shouted.id] });
  });

  it('counts everything once when two devices report at the same time', async () => {
    const learner = await enrolledLearner();
    const shared = LESSON_REPORTS.b('tc');
    const phone = Array.from({ length: 10 }, () => reported('tc-a', 'lesson-studied', { seconds: 60 }));
    const laptop = Array.from({ length: 10 }, () => reported('tc-a', 'lesson-studied', { seconds: 60 }));
    const answers = await Promise.all(
      [phone, laptop, phone, laptop].map((own) => learner.report(...shared, ...own)),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
    const recorded = answers.map((answer) => answer.json().recorded);
    expect(recorded.reduce((sum, count) => sum + count, 0)).toBe(23);
    expect(answers.flatMap((answer) => answer.json().completed.lessons)).toEqual(['tc-b']);
    const figures = (await learner.get('/api/user/analytics')).json();
    // Twenty reports of the same minute, and two minutes of the other lesson.
    expect(figures.studyHours).toBe(0.1);
  });

  it('judges each event by itself: the bad ones are named, the good ones count', async () => {
    const learner = await enrolledLearner();
    const good = reported('tc-b', 'lesson-opened');
    const bad = [
      reported('nowhere', 'lesson-opened'),
      reported('tc-gone', 'lesson-opened'),
      reported('tc-d', 'lesson-opened'),
      reported('tc-b', 'lesson-studied'),
      reported('tc-b', 'check-answered', { checkId: 'tc-a-1', isRight: true }),
      reported('tc-b', 'lesson-opened', { occurredAt: '2026-11-15T12:05:01Z' }),
    ];
    const answer = await learner.report(...bad.slice(0, 3), good, ...bad.slice(3));
    expect(answer.json().recorded).toBe(1);
    expect(answer.json().refused.map(({ id }: { id: string }) => id)).toEqual(bad.map(({ id }) => id));
    expect(refusedCodes(answer)).toEqual([
      'unknown-lesson',
      'unknown-lesson',
      'unknown-lesson',
      'incomplete',
      'unknown-check',
      'in-the-future',
    ]);
    expect(answer.json().refused[1].sentence).toBe('This lesson is no longer part of the course.');
    expect(await logOf(learner)).toEqual(['course-joined tc', 'lesson-opened tc-b']);
  });

  it.each([
    ['2026-10-15T22:00:00Z', []],
    ['2026-10-15T21:59:59Z', ['too-old']],
  ])('of %s, thirty days ago in South Africa, refuses %j', async (occurredAt, codes) => {
    const learner = await enrolledLearner();
    expect(refusedCodes(await learner.report(reported('tc-b', 'lesson-opened', { occurredAt })))).toEqual(
      codes,
    );
  });

  it('takes a clock that is minutes ahead for ours', async () => {
    const learner = await enrolledLearner();
    await learner.report(reported('tc-b', 'lesson-opened', { occurredAt: '2026-11-15T12:04:59Z' }));
    const { rows } = await test.database.pool.query(
      'select occurred_at from learning_events where user_id = $1',
      [learner.id],
    );
    expect(rows[0].occurred_at).toEqual(new Date(NOON));
  });

  it('needs a place in the course, except for a preview, which counts', async () => {
    const reader = await addLearner(test);
    const answer = await reader.report(reported('tc-b', 'lesson-opened'), ...LESSON_REPORTS.a('tc'));
    expect(refusedCodes(answer)).toEqual(['not-enrolled']);
    expect(answer.json()).toMatchObject({
      recorded: 4,
      completed: { lessons: ['tc-a'] },
      streak: { current: 1 },
    });
  });

  it("API-19 neither takes nor shows what is another learner's", async () => {
    const [one, other] = [await enrolledLearner(), await enrolledLearner()];
    const event = reported('tc-b', 'lesson-opened');
    await one.report(event);
    const stolen = await other.report(event);
    expect(refusedCodes(stolen)).toEqual(['id-taken']);
    expect(stolen.json()).toMatchObject({ recorded: 0, known: [], streak: { current: 0 } });
    expect((await other.get('/api/courses/tc/progress')).json()).toMatchObject({ percent: 0, lessons: [] });
    expect((await other.get('/api/progress/user')).json().streak.current).toBe(0);
  });

  it.each([
    ['no events', { events: [] }],
    ['an id that is none', { events: [{ ...reported('tc-b', 'lesson-opened'), id: 'one' }] }],
    [
      'an id with a prefix',
      { events: [{ ...reported('tc-b', 'lesson-opened'), id: `urn:uuid:${crypto.randomUUID()}` }] },
    ],
    [
      'a kind that only the server records',
      { events: [{ ...reported('tc-b', 'lesson-opened'), kind: 'course-completed' }] },
    ],
    ['more than a quarter of an hour', { events: [reported('tc-b', 'lesson-studied', { seconds: 901 })] }],
    ['101 events', { events: Array.from({ length: 101 }, () => reported('tc-b', 'lesson-opened')) }],
  ])('is refused with %s', async (_what, body) => {
    const learner = await enrolledLearner();
    expect((await learner.post('/api/learning-events', body)).statusCode).toBe(400);
  });

  it('API-19 is refused when signed out', async () => {
    const body = { events: [reported('tc-a', 'lesson-opened')] };
    expect((await test.call('POST', '/api/learning-events', { body })).statusCode).toBe(401);
  });
});

describe('the log', () => {
  it('has room for every kind of event, and takes what happens once only once', async () => {
    const { id } = await addLearner(test);
    const insert = (kind: string) =>
      test.database.pool.query(
        `insert into learning_events (user_id, kind, subject, occurred_at) values ($1, $2, 'x', now())
         on conflict do nothing`,
        [id, kind],
      );
    for (const kind of LEARNING_EVENT_KINDS) expect((await insert(kind)).rowCount).toBe(1);
    for (const kind of LEARNING_ACTION_KINDS) expect((await insert(kind)).rowCount).toBe(1);
    for (const kind of LEARNING_OUTCOME_KINDS) expect((await insert(kind)).rowCount).toBe(0);
  });
});

describe('the streak of a learner', () => {
  const onDay = (day: number) =>
    reported('tc-b', 'lesson-opened', { occurredAt: new Date(Date.UTC(2026, 10, day, 9)).toISOString() });

  it('TRAIN-06 TRAIN-09 TRAIN-10 fills a gap when a late day arrives', async () => {
    const learner = await enrolledLearner();
    const broken = await learner.report(...[9, 10, 11, 13, 14, 15].map(onDay));
    expect(broken.json().streak).toMatchObject({ current: 3, longest: 3, lastActivity: '2026-11-15' });
    const whole = await learner.report(onDay(12));
    expect(whole.json().streak).toMatchObject({ current: 7, longest: 7 });
    const { rows } = await test.database.pool.query(
      "select subject, data from learning_events where user_id = $1 and kind = 'streak-reached'",
      [learner.id],
    );
    expect(rows).toEqual([{ subject: '2026-11-15', data: { days: 7 } }]);
  });

  it('TRAIN-07 TRAIN-11 counts a day once', async () => {
    const learner = await enrolledLearner();
    await learner.report(onDay(15), onDay(15));
    expect((await learner.report(onDay(15))).json().streak).toMatchObject({ current: 1, weeklyProgress: 1 });
  });

  it('is over when a day was missed, and remembered as the longest', async () => {
    const learner = await enrolledLearner();
    await learner.report(...[11, 12, 13].map(onDay));
    expect((await learner.get('/api/progress/user')).json().streak).toEqual({
      current: 0,
      longest: 3,
      lastActivity: '2026-11-13',
      weeklyGoal: 5,
      weeklyProgress: 0,
    });
  });
});
