import type { TrainingAchievement } from '@academy/contract/achievements';
import type { TrainingAnswer } from '@academy/contract/training';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../test/test-app.ts';
import { addTestCourse } from '../../test/test-course.ts';
import { addLearner, reported, type TestLearner } from '../../test/test-learner.ts';
import { CatalogueCache } from '../catalogue/index.ts';
import { rebuildProgress } from '../learning/index.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
let academy: TestApp;
beforeAll(async () => {
  academy = await createTestApp({ PUBLIC_URL: 'http://academy.example' });
  await addTestCourse(academy.database.db, { id: 'tc' });
});
afterAll(() => academy.close());

const training = async (who: TestLearner) => (await who.get('/api/training')).json<TrainingAnswer>();
const details = async (who: TestLearner) =>
  (await who.get('/api/achievements/user/details')).json<TrainingAchievement[]>();
const enrol = (who: TestLearner, courseId: string) => who.enrol(courseId);
const seen = (who: TestLearner, ...achievementIds: number[]) =>
  who.post('/api/achievements/seen', { achievementIds });

/** The same minute, so many days before the clock of the tests. */
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

  it('TRAIN-17 unlock Marathon Learner at 30 days, not at 29', async () => {
    const learner = await learnerWith(...daysInARow(1, 29));
    expect((await training(learner)).newlyUnlocked).toEqual([2]);
    await learner.report(...learnedOn(0));
    expect((await training(learner)).newlyUnlocked).toEqual([2, 4]);
  });

  it('TRAIN-18 unlock AI Explorer with the third course, not with the second', async () => {
    const learner = await addLearner(academy);
    await enrol(learner, 'ai-fundamentals');
    await enrol(learner, 'python-for-ai');
    expect((await training(learner)).newlyUnlocked).toEqual([]);
    await enrol(learner, 'sql-and-tables');
    expect((await training(learner)).newlyUnlocked).toEqual([3]);
    expect(await details(learner)).toMatchObject([{ id: 3, unlockedDate: daysAgo(0) }]);
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

  it('are never lost: they stay with the day of unlocking after the streak ended, and made anew from the log', async () => {
    const learner = await learnerWith(...daysInARow(2, 8));
    const before = await details(learner);
    expect(before).toMatchObject([{ id: 2, unlockedDate: daysAgo(2) }]);
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
    expect((await details(learner)).map(({ title }) => title)).toEqual(['Week Warrior']);
    const other = await addLearner(academy);
    expect(await details(other)).toEqual([]);
    await seen(other, 2);
    expect((await training(learner)).newlyUnlocked).toEqual([2]);
  });
});
