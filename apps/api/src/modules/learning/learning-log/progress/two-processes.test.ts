import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';
import { addTestCourse } from '../../../../test/test-course.ts';
import { addLearner, LESSON_REPORTS, reported } from '../../../../test/test-learner.ts';
import { CatalogueCache } from '../../../catalogue/courses/index.ts';
import { rebuildProgress } from '../projections/rebuild-progress.ts';

const DAY_MS = 24 * 3_600_000;
const SCREENS = [
  '/api/progress/user',
  '/api/user/analytics',
  '/api/courses/tc/progress',
  '/api/lessons/tc-a',
];
let test: TestApp;
let other: TestApp;
beforeAll(async () => {
  test = await createTestApp({ PUBLIC_URL: 'http://academy.example' });
  other = await createTestApp({}, { database: test.database });
  await addTestCourse(test.database.db, { id: 'tc' });
});
afterAll(() => test.close());

/** A learner, and the same one as seen by the second process. */
async function learnerOfBoth() {
  const learner = await addLearner(test);
  await learner.enrol('tc');
  const { rows } = await test.database.pool.query<{ username: string }>(
    'select username from users where id = $1',
    [learner.id],
  );
  const cookie = await other.signIn(rows[0]?.username ?? '');
  return {
    learner,
    there: {
      get: (url: string) => other.call('GET', url, { cookie }),
      write: (text: string) =>
        other.app.inject({
          method: 'PUT',
          url: '/api/lessons/tc-a/writings/notes',
          headers: { cookie },
          payload: { text, writtenAt: '2026-11-15T09:00:00Z' },
        }),
      report: (...events: unknown[]) =>
        other.call('POST', '/api/learning-events', { cookie, body: { events } }),
    },
  };
}

describe('what one process keeps of a learner', () => {
  it.each(SCREENS)('is not shown any more at %s once another process has recorded something', async (url) => {
    const { learner, there } = await learnerOfBoth();
    const before = await learner.get(url);
    expect((await learner.get(url)).body).toBe(before.body);
    await there.report(...LESSON_REPORTS.a('tc'), ...LESSON_REPORTS.b('tc'));
    const after = await learner.get(url);
    expect(after.body).not.toBe(before.body);
    expect(after.json()).toEqual((await there.get(url)).json());
  });

  it('is not shown any more in a lesson once another process has kept a text', async () => {
    const { learner, there } = await learnerOfBoth();
    const texts = async () =>
      (await learner.get('/api/lessons/tc-a')).json().writings.map(({ text }: { text: string }) => text);
    expect([await texts(), await texts()]).toEqual([[], []]);
    expect((await there.write('Mine')).statusCode).toBe(200);
    expect([await texts(), await texts()]).toEqual([['Mine'], ['Mine']]);
  });

  it('does not outlast a role: who teaches no longer reads what needs a place', async () => {
    const teacher = await addLearner(test);
    const become = (role: string) =>
      test.database.pool.query('update users set role = $2 where id = $1', [teacher.id, role]);
    const status = async () => (await teacher.get('/api/lessons/tc-b')).statusCode;
    await become('trainer');
    expect([await status(), await status()]).toEqual([200, 200]);
    await become('learner');
    expect(await status()).toBe(403);
  });

  it('does not count anything twice or lose it when reports go to both in turn', async () => {
    const { learner, there } = await learnerOfBoth();
    for (let minute = 10; minute < 30; minute += 1) {
      const study = reported('tc-a', 'lesson-studied', {
        seconds: 60,
        occurredAt: `2026-11-15T10:${minute}:00Z`,
      });
      const [first, again] = minute % 3 === 0 ? [learner, there] : [there, learner];
      expect((await first.report(study)).json()).toMatchObject({ recorded: 1, known: [] });
      expect((await again.report(study)).json()).toMatchObject({ recorded: 0, known: [study.id] });
    }
    const studied = async () => (await learner.get('/api/lessons/tc-a')).json().state.studiedSeconds;
    expect(await studied()).toBe(20 * 60);
    await rebuildProgress(await new CatalogueCache(test.services).read(), test.database.db, learner.id);
    expect(await studied()).toBe(20 * 60);
  });

  it('does not let anybody report from a course without a place in it', async () => {
    const stranger = await addLearner(test);
    await stranger.report(reported('tc-a', 'lesson-opened'));
    const refused = (await stranger.report(reported('tc-b', 'lesson-opened'))).json();
    expect(refused).toMatchObject({ recorded: 0, refused: [{ code: 'not-enrolled' }] });
    await stranger.takePlace('tc');
    expect((await stranger.report(reported('tc-b', 'lesson-opened'))).json()).toMatchObject({ recorded: 1 });
  });

  it('goes by the day: a streak that has ended is not shown on the next ones', async () => {
    const { learner } = await learnerOfBoth();
    await learner.report(reported('tc-a', 'lesson-opened'));
    const current = async () => (await learner.get('/api/progress/user')).json().streak.current;
    expect([await current(), await current()]).toEqual([1, 1]);
    test.moveClock(2 * DAY_MS);
    expect(await current()).toBe(0);
    test.moveClock(-2 * DAY_MS);
    expect(await current()).toBe(1);
  });
});
