import type { Answer } from '@academy/contract';
import type { CurrentUser } from '@academy/contract/accounts/identity';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runJob } from '../../../test/run-job.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { addTestCourse } from '../../../test/test-course.ts';
import { addLearner, LESSON_REPORTS, type TestLearner } from '../../../test/test-learner.ts';
import { CatalogueCache } from '../../catalogue/courses/index.ts';
import { rebuildProgress } from '../../learning/learning-log/index.ts';
import { addNotice } from './index.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
let academy: TestApp;
beforeAll(async () => {
  academy = await createTestApp();
  await addTestCourse(academy.database.db, { id: 'tc' });
});
afterAll(() => academy.close());

type Page = Answer<'GET /api/notices'>;
const page = async (who: TestLearner, query = '') => (await who.get(`/api/notices${query}`)).json<Page>();
const unread = async (who: TestLearner) =>
  (await who.get('/api/auth/user')).json<CurrentUser>().unreadNotices;
const read = (who: TestLearner, upTo: number) => who.post('/api/notices/read', { upTo });

const seat = (userId: string, subject: string) =>
  addNotice(academy.services.db, {
    userId,
    kind: 'seat-given',
    subject,
    title: `Session ${subject}`,
    dueAt: new Date('2026-11-20T08:00:00Z'),
    happenedAt: academy.services.clock(),
  });

async function learnerWithBadge(): Promise<TestLearner> {
  const learner = await addLearner(academy);
  await learner.enrol('tc');
  await learner.report(...LESSON_REPORTS.a('tc'));
  return learner;
}

describe('the bell', () => {
  it('has a notice of a badge from the moment that it is unlocked, named by the content and dated by the event', async () => {
    const learner = await learnerWithBadge();
    const { notices, next } = await page(learner);
    expect(notices[0]).toEqual({
      id: expect.any(Number),
      kind: 'achievement',
      subject: '1',
      title: 'First Steps',
      dueAt: null,
      happenedAt: expect.stringMatching(/^2026-11-15T1/),
      isRead: false,
    });
    expect(next).toBeNull();
    expect(await unread(learner)).toBe(notices.length);
  });

  it('has one notice of a fact, also when everything is derived again from the log', async () => {
    const learner = await learnerWithBadge();
    const before = await page(learner);
    await rebuildProgress(await new CatalogueCache(academy.services).read(), academy.services.db, learner.id);
    expect(await page(learner)).toEqual(before);
    for (const _ of [1, 2]) await seat(learner.id, 'same');
    expect((await page(learner)).notices).toHaveLength(before.notices.length + 1);
  });

  it('forgets what is new when it was read, up to what was seen and only for the one who read it', async () => {
    const [learner, other] = [await addLearner(academy), await addLearner(academy)];
    for (const who of [learner, other]) for (const subject of ['1', '2']) await seat(who.id, subject);
    const { notices } = await page(learner);
    await seat(learner.id, '3');
    for (const _ of [1, 2]) expect((await read(learner, notices[0]?.id ?? 0)).statusCode).toBe(204);
    expect(await unread(learner)).toBe(1);
    expect((await page(learner)).notices.map(({ isRead }) => isRead)).toEqual([false, true, true]);
    expect(await unread(other)).toBe(2);
  });

  it('shows pages from the newest on, and counts no further than it can show', async () => {
    const learner = await addLearner(academy);
    for (let n = 1; n <= 104; n += 1) await seat(learner.id, String(n));
    const first = await page(learner);
    expect(first.notices.map(({ subject }) => subject).slice(0, 2)).toEqual(['104', '103']);
    const second = await page(learner, `?before=${first.next}`);
    expect([first.notices.length, second.notices[0]?.subject]).toEqual([20, '84']);
    expect(await unread(learner)).toBe(100);
  });

  it('is empty for people without news, and closed to people who are not signed in', async () => {
    const learner = await addLearner(academy);
    expect(await page(learner)).toEqual({ notices: [], next: null });
    expect(await unread(learner)).toBe(0);
    expect((await academy.call('GET', '/api/notices')).statusCode).toBe(401);
  });

  it('keeps read notices for ninety days and unread ones as long as they are unread', async () => {
    const learner = await addLearner(academy);
    await seat(learner.id, 'read');
    await read(learner, (await page(learner)).notices[0]?.id ?? 0);
    await seat(learner.id, 'unread');
    const later = (days: number) => new Date(academy.services.clock().getTime() + days * DAY_MS);
    const keptAfter = async (days: number) => {
      await runJob({ ...academy.services, clock: () => later(days) }, 'forget-old-rows', {});
      const kept = 'select subject from notices where user_id = $1 order by id';
      return (await academy.database.pool.query(kept, [learner.id])).rows.map(({ subject }) => subject);
    };
    expect(await keptAfter(89)).toEqual(['read', 'unread']);
    expect(await keptAfter(91)).toEqual(['unread']);
  });
});

describe('news of badges', () => {
  it('are those that the learner was not notified of yet', async () => {
    const learner = await learnerWithBadge();
    const news = async () => (await learner.get('/api/achievements/user/news')).json();
    expect(await news()).toEqual(
      expect.arrayContaining([{ achievementId: 1, name: 'First Steps', earnedAt: expect.any(String) }]),
    );
    const ids = (await news()).map(({ achievementId }: { achievementId: number }) => achievementId);
    await learner.post('/api/achievements/seen', { achievementIds: ids });
    expect(await news()).toEqual([]);
  });
});
