import type { ReportedEvent } from '@academy/contract/learning/learning-log';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';
import { addTestCourse } from '../../../../test/test-course.ts';
import { addLearner, LESSON_REPORTS, reported, type TestLearner } from '../../../../test/test-learner.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ PUBLIC_URL: 'http://academy.example' });
  for (const id of ['tc', 'td', 'te']) await addTestCourse(test.database.db, { id });
});
afterAll(() => test.close());

const ago = (ms: number) => new Date(test.services.clock().getTime() - ms).toISOString();
const codes = (answer: { json: () => { refused: { code: string }[] } }) => [
  ...new Set(answer.json().refused.map(({ code }) => code)),
];
const figures = async (who: TestLearner) => (await who.get('/api/user/analytics')).json();
/** A person who took a place just now, by the clock of the server. */
async function newcomer(...courses: string[]): Promise<TestLearner> {
  const learner = await addLearner(test);
  for (const id of courses) await learner.takePlace(id);
  return learner;
}

describe('forged learning', () => {
  it('of 275 hours in eleven requests is worth no more than the time since the learner came', async () => {
    const forger = await newcomer('tc');
    test.moveClock(10 * MINUTE_MS);
    for (let request = 0; request < 11; request += 1) {
      const claims = Array.from({ length: 100 }, () =>
        reported('tc-b', 'lesson-studied', { seconds: 900, occurredAt: ago(0) }),
      );
      expect((await forger.report(...claims)).statusCode).toBe(200);
    }
    const { rows } = await test.database.pool.query(
      'select sum(seconds)::int as seconds from learning_days where user_id = $1',
      [forger.id],
    );
    expect(rows).toEqual([{ seconds: 600 }]);
  });

  it('spread over the last thirty days by somebody who came today is refused', async () => {
    const forger = await newcomer('tc');
    const claims = Array.from({ length: 30 }, (_, day) =>
      reported('tc-b', 'lesson-studied', { seconds: 900, occurredAt: ago((day + 1) * DAY_MS) }),
    );
    const answer = await forger.report(...claims);
    expect([answer.json().recorded, codes(answer)]).toEqual([0, ['before-enrolment']]);
    expect(answer.json().refused[0].sentence).toBe(
      'This happened before you joined the course, so it does not count.',
    );
  });

  it('of a streak of 31 days in one request is a streak of one', async () => {
    const forger = await newcomer('tc');
    const days = Array.from({ length: 31 }, (_, day) =>
      reported('tc-b', 'lesson-opened', { occurredAt: ago(day * DAY_MS) }),
    );
    const answer = await forger.report(...days);
    expect(answer.json().streak).toMatchObject({ current: 1, longest: 1 });
    expect(codes(answer)).toEqual(['before-enrolment']);
  });

  it('of whole courses without a second of reading completes no lesson', async () => {
    const forger = await newcomer('tc', 'td', 'te');
    const all = ['tc', 'td', 'te'].flatMap((id) =>
      (['a', 'b', 'c', 'd'] as const).flatMap((letter) => LESSON_REPORTS[letter](id)),
    );
    const unread = all
      .filter(({ kind }) => kind !== 'lesson-studied')
      .map((event) => ({ ...event, occurredAt: ago(0) }));
    const answer = await forger.report(...unread);
    expect(answer.json()).toMatchObject({ recorded: unread.length, completed: { lessons: [] } });
    expect((await forger.get('/api/courses/tc/progress')).json().percent).toBe(0);
  });

  it('of one stretch of time for all lessons completes those that fit into it', async () => {
    const forger = await newcomer('tc');
    test.moveClock(4 * MINUTE_MS);
    const sameMinutes = (['a', 'b', 'c', 'd'] as const).flatMap((letter): ReportedEvent[] => [
      ...LESSON_REPORTS[letter]('tc')
        .filter(({ kind }) => kind !== 'lesson-studied')
        .map((event) => ({ ...event, occurredAt: ago(0) })),
      reported(`tc-${letter}`, 'lesson-studied', { seconds: 240, occurredAt: ago(0) }),
    ]);
    expect((await forger.report(...sameMinutes)).json().completed.lessons).toHaveLength(1);
  });
});

describe('honest learning', () => {
  it('of a month without a connection counts, day by day', async () => {
    const learner = await newcomer('tc');
    test.moveClock(30 * DAY_MS);
    const evenings = Array.from({ length: 30 }, (_, day) => [
      reported('tc-b', 'lesson-opened', { occurredAt: ago(day * DAY_MS + HOUR_MS) }),
      reported('tc-b', 'lesson-studied', { seconds: 900, occurredAt: ago(day * DAY_MS) }),
    ]).flat();
    const again = await test.signIn((await usernameOf(learner)).username);
    const answer = await test.call('POST', '/api/learning-events', {
      cookie: again,
      body: { events: evenings },
    });
    expect(answer.json()).toMatchObject({ recorded: 60, refused: [], streak: { current: 30 } });
    const read = await test.call('GET', '/api/user/analytics', { cookie: again });
    expect(read.json().studyHours).toBe(7.5);
  });

  it('that was faster than the lesson allows is kept, and completed when the time has passed', async () => {
    const learner = await newcomer('tc');
    test.moveClock(MINUTE_MS);
    const done = LESSON_REPORTS.a('tc').filter(({ kind }) => kind !== 'lesson-studied');
    const quick = await learner.report(
      ...done.map((event) => ({ ...event, occurredAt: ago(0) })),
      reported('tc-a', 'lesson-studied', { seconds: 60, occurredAt: ago(0) }),
    );
    expect(quick.json()).toMatchObject({ recorded: 4, refused: [], completed: { lessons: [] } });
    expect((await learner.get('/api/lessons/tc-a')).json().state).toMatchObject({
      isRead: true,
      answeredChecks: ['tc-a-1', 'tc-a-2'],
      studiedSeconds: 60,
      isCompleted: false,
    });
    test.moveClock(MINUTE_MS);
    const later = await learner.report(
      reported('tc-a', 'lesson-studied', { seconds: 60, occurredAt: ago(0) }),
    );
    expect(later.json().completed.lessons).toEqual(['tc-a']);
  });

  it('on a phone and a laptop at different hours adds up', async () => {
    const learner = await newcomer('tc');
    test.moveClock(5 * HOUR_MS);
    await learner.report(reported('tc-b', 'lesson-studied', { seconds: 900, occurredAt: ago(4 * HOUR_MS) }));
    await learner.report(reported('tc-c', 'lesson-studied', { seconds: 900, occurredAt: ago(HOUR_MS) }));
    expect((await figures(learner)).studyHours).toBe(0.5);
  });

  it('of a device whose clock is minutes slow counts from the moment of joining', async () => {
    const learner = await newcomer('tc');
    const answer = await learner.report(
      reported('tc-b', 'lesson-opened', { occurredAt: ago(4 * MINUTE_MS) }),
    );
    expect(answer.json()).toMatchObject({ recorded: 1, refused: [] });
  });
});

async function usernameOf({ id }: TestLearner) {
  const { rows } = await test.database.pool.query('select username from users where id = $1', [id]);
  return rows[0] as { username: string };
}
