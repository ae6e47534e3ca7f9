import type { Answer } from '@academy/contract';
import type { SharedBadgeAnswer } from '@academy/contract/rewards/achievements';
import type { TrainingAnswer } from '@academy/contract/teaching/training';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { addTestCourse } from '../../../test/test-course.ts';
import { addLearner, LESSON_REPORTS, reported, type TestLearner } from '../../../test/test-learner.ts';
import { CatalogueCache } from '../../catalogue/courses/index.ts';
import { rebuildProgress } from '../../learning/learning-log/index.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
let academy: TestApp;
beforeAll(async () => {
  academy = await createTestApp({ PUBLIC_URL: 'http://academy.example' });
  await addTestCourse(academy.database.db, { id: 'tc' });
});
afterAll(() => academy.close());

const training = async (who: TestLearner) => (await who.get('/api/training')).json<TrainingAnswer>();
const details = async (who: TestLearner) =>
  (await who.get('/api/achievements/user/details')).json<Answer<'GET /api/achievements/user/details'>>();
const enrol = (who: TestLearner, courseId: string) => who.enrol(courseId);
const seen = (who: TestLearner, ...achievementIds: number[]) =>
  who.post('/api/achievements/seen', { achievementIds });

/** The same minute, this many days before the clock of the tests. */
const daysAgo = (days: number) => new Date(academy.services.clock().getTime() - days * DAY_MS).toISOString();
const learnedOn = (...days: number[]) =>
  days.map((day) => reported('tc-a', 'lesson-opened', { occurredAt: daysAgo(day) }));
const daysInARow = (newest: number, oldest: number) =>
  learnedOn(...Array.from({ length: oldest - newest + 1 }, (_, index) => oldest - index));

async function learnerWith(...events: ReturnType<typeof learnedOn>): Promise<TestLearner> {
  const learner = await addLearner(academy);
  await learner.report(...events);
  return learner;
}

describe('training achievements', () => {
  it('TRAIN-16 unlock Week Warrior at 7 days, not at 6, dated by what was done on the seventh', async () => {
    const learner = await learnerWith(...daysInARow(3, 8));
    expect(await training(learner)).toMatchObject({ newlyUnlocked: [], achievementsUnlocked: 0 });
    await learner.report(...learnedOn(2));
    const { achievements, ...rest } = await training(learner);
    expect(rest).toMatchObject({ newlyUnlocked: [2], achievementsUnlocked: 1 });
    expect(achievements.find(({ id }) => id === 2)).toMatchObject({
      title: 'Week Warrior',
      unlocked: true,
      unlockedDate: daysAgo(2),
      progress: 7,
      total: 7,
    });
  });

  it('TRAIN-19 are named by the answer that unlocked them, with the date of what earned them, and by no later one', async () => {
    const learner = await learnerWith(...daysInARow(3, 8));
    const seventh = learnedOn(2);
    const unlocked = async () => (await learner.report(...seventh)).json().unlocked;
    expect(await unlocked()).toEqual([{ achievementId: 2, name: 'Week Warrior', earnedAt: daysAgo(2) }]);
    expect(await unlocked()).toEqual([]);
  });

  it('are all named where one report after days without a connection unlocks several', async () => {
    const learner = await addLearner(academy);
    await learner.enrol('tc');
    const offline = [...daysInARow(0, 6), ...LESSON_REPORTS.a('tc')];
    const { unlocked } = (await learner.report(...offline)).json<Answer<'POST /api/learning-events'>>();
    expect(unlocked.map(({ name }) => name)).toEqual(expect.arrayContaining(['Week Warrior', 'First Steps']));
  });

  it('TRAIN-17 unlock Marathon Learner at 30 days, not at 29', async () => {
    const learner = await learnerWith(...daysInARow(1, 29));
    expect((await training(learner)).newlyUnlocked).not.toContain(4);
    await learner.report(...learnedOn(0));
    expect((await training(learner)).newlyUnlocked).toContain(4);
  });

  it('TRAIN-18 unlock AI Explorer with the third course, not with the second', async () => {
    const learner = await addLearner(academy);
    await enrol(learner, 'ai-fundamentals');
    await enrol(learner, 'python-for-ai');
    expect((await training(learner)).newlyUnlocked).toEqual([]);
    const third = await enrol(learner, 'sql-and-tables');
    expect(third.json().unlocked).toMatchObject([{ achievementId: 3, name: 'AI Explorer' }]);
    expect((await training(learner)).newlyUnlocked).toEqual([3]);
    expect(await details(learner)).toMatchObject([{ id: 3, earnedAt: daysAgo(0) }]);
  });

  it('TRAIN-19 are news until they are marked as seen, and looking changes nothing', async () => {
    const learner = await learnerWith(...daysInARow(0, 6));
    for (const _ of [1, 2]) expect((await training(learner)).newlyUnlocked).toEqual([2]);
    for (const _ of [1, 2]) expect((await seen(learner, 2)).statusCode).toBe(204);
    expect(await training(learner)).toMatchObject({ newlyUnlocked: [], achievementsUnlocked: 1 });
  });

  it('TRAIN-19 that are not unlocked yet cannot be marked ahead of their time', async () => {
    const learner = await learnerWith(...daysInARow(1, 6));
    expect((await seen(learner, 2, 4)).statusCode).toBe(204);
    await learner.report(...learnedOn(0));
    expect((await training(learner)).newlyUnlocked).toEqual([2]);
  });

  it('are unlocked once when two devices report the seventh day at the same time', async () => {
    const learner = await learnerWith(...daysInARow(1, 6));
    await Promise.all(Array.from({ length: 4 }, () => learner.report(...learnedOn(0))));
    const { rows } = await academy.database.pool.query(
      "select subject from learning_events where user_id = $1 and kind = 'achievement-unlocked'",
      [learner.id],
    );
    expect(rows).toEqual([{ subject: '2' }]);
  });

  it('are never lost: they keep the day of unlocking after the streak ended, and after a rebuild from the log', async () => {
    const learner = await learnerWith(...daysInARow(2, 8));
    const before = await details(learner);
    expect(before).toMatchObject([{ id: 2, earnedAt: daysAgo(2) }]);
    await seen(learner, 2);
    const catalogue = await new CatalogueCache(academy.services).read();
    await rebuildProgress(catalogue, academy.services.db, learner.id);
    expect(await details(learner)).toEqual(before);
    expect(await training(learner)).toMatchObject({
      currentStreak: 0,
      achievementsUnlocked: 1,
      newlyUnlocked: [],
    });
  });

  it('PATH-08 are listed for the learner who has them only', async () => {
    const learner = await addLearner(academy);
    expect(await details(learner)).toEqual([]);
    await learner.report(...daysInARow(0, 6));
    expect((await details(learner)).map(({ name }) => name)).toEqual(['Week Warrior']);
    const other = await addLearner(academy);
    expect(await details(other)).toEqual([]);
    await seen(other, 2);
    expect((await training(learner)).newlyUnlocked).toEqual([2]);
  });
});

describe('the achievements page', () => {
  it('ACH-15 ACH-16 ACH-19 lists every achievement with its look and its coins, for anyone', async () => {
    const answer = await academy.call('GET', '/api/achievements');
    const all = answer.json<Answer<'GET /api/achievements'>>();
    expect(all.length).toBeGreaterThanOrEqual(36);
    expect(all[0]).toEqual({
      id: 1,
      name: 'First Steps',
      description: 'Complete your first lesson',
      category: 'learning',
      rarity: 'common',
      badgeColor: 'indigo',
      iconUrl: 'footprints',
      coinReward: 25,
    });
  });

  it('ACH-17 ACH-18 has what the learner earned, and the same with all that is known of it', async () => {
    const learner = await learnerWith(...daysInARow(0, 6));
    const earned = { earnedAt: daysAgo(0), progress: 100 };
    expect((await learner.get('/api/achievements/user')).json()).toEqual([{ achievementId: 2, ...earned }]);
    expect(await details(learner)).toEqual([
      expect.objectContaining({ id: 2, name: 'Week Warrior', coinReward: 50, ...earned }),
    ]);
  });

  it('has the three that come next', async () => {
    const learner = await learnerWith(...daysInARow(0, 5));
    const { nearest } = (await learner.get('/api/achievements/user/nearest')).json();
    expect(nearest).toHaveLength(3);
    expect(nearest[0]).toEqual({ achievementId: 2, progress: 6, total: 7 });
  });
});

describe('a badge that is shared', () => {
  const shared = async (shareId: string) => academy.call('GET', `/api/shared-badges/${shareId}`);
  const share = (who: TestLearner, name: string, id = 2) =>
    who.put(`/api/achievements/${id}/share`, { name });

  it('can be seen by anyone with its address, until its owner withdraws it', async () => {
    const learner = await learnerWith(...daysInARow(0, 6));
    const { shareId } = (await share(learner, ' Thandi ')).json<{ shareId: string }>();
    expect((await shared(shareId)).json<SharedBadgeAnswer>()).toEqual({
      owner: 'Thandi',
      name: 'Week Warrior',
      category: 'milestone',
      rarity: 'uncommon',
      badgeColor: 'marigold',
      iconUrl: 'flame',
      done: 'Learned 7 days in a row',
      earnedAt: daysAgo(0),
    });
    expect((await share(learner, 'Thandi N')).json()).toEqual({ shareId });
    expect((await learner.get('/api/achievements/user/nearest')).json()).toMatchObject({
      shared: [{ achievementId: 2, shareId }],
    });
    for (const _ of [1, 2]) expect((await learner.delete('/api/achievements/2/share')).statusCode).toBe(204);
    expect((await shared(shareId)).statusCode).toBe(404);
  });

  it('has to be earned, and has a name that others can bear', async () => {
    const learner = await learnerWith(...daysInARow(0, 6));
    expect((await share(learner, 'Thandi', 4)).statusCode).toBe(409);
    expect((await share(learner, 'voetsek')).statusCode).toBe(422);
    expect((await shared('not-an-address')).statusCode).toBe(404);
    const other = await addLearner(academy);
    const { shareId } = (await share(learner, 'Thandi')).json<{ shareId: string }>();
    await other.delete('/api/achievements/2/share');
    expect((await shared(shareId)).statusCode).toBe(200);
  });
});
