import type { TrainingAchievement } from '@academy/contract/achievements';
import type { TrainingAnswer } from '@academy/contract/training';
import { sastDay } from '@academy/domain/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedDemoAchievements } from '../../seed/demo-achievements.ts';
import { createTestApp, type TestApp } from '../../test/test-app.ts';
import { addLearner, type TestLearner } from '../../test/test-learner.ts';
import { unlockAchievements, unlockWithoutNews } from './index.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
let academy: TestApp;
beforeAll(async () => {
  academy = await createTestApp({ PUBLIC_URL: 'http://academy.example' });
});
afterAll(() => academy.close());

const training = async (who: TestLearner) => (await who.get('/api/training')).json<TrainingAnswer>();
const details = async (who: TestLearner) =>
  (await who.get('/api/achievements/user/details')).json<TrainingAchievement[]>();
const setStreak = (who: Pick<TestLearner, 'id'>, days: number) =>
  academy.database.pool.query(
    `insert into streaks (user_id, current, longest, last_activity) values ($1, $2, $2, $3)
     on conflict (user_id) do update set current = $2, longest = $2`,
    [who.id, days, sastDay(academy.services.clock())],
  );
const enrol = (who: TestLearner, courseId: string) => who.post(`/api/courses/${courseId}/enrolments`);

describe('training achievements', () => {
  it('TRAIN-16 TRAIN-19 unlock Week Warrior at 7 days, not at 6, and tell it once', async () => {
    const learner = await addLearner(academy);
    await setStreak(learner, 6);
    expect(await training(learner)).toMatchObject({ newlyUnlocked: [], achievementsUnlocked: 0 });
    await setStreak(learner, 7);
    const { achievements, ...first } = await training(learner);
    expect(first).toMatchObject({ newlyUnlocked: [2], achievementsUnlocked: 1 });
    expect(achievements.find(({ id }) => id === 2)).toMatchObject({
      title: 'Week Warrior',
      unlocked: true,
      unlockedDate: academy.services.clock().toISOString(),
      progress: 7,
      total: 7,
    });
    expect(await training(learner)).toMatchObject({ newlyUnlocked: [], achievementsUnlocked: 1 });
  });

  it('TRAIN-17 unlock Marathon Learner at 30 days, not at 29', async () => {
    const learner = await addLearner(academy);
    await setStreak(learner, 29);
    expect((await training(learner)).newlyUnlocked).toEqual([2]);
    await setStreak(learner, 30);
    expect((await training(learner)).newlyUnlocked).toEqual([4]);
  });

  it('TRAIN-18 unlock AI Explorer with the third course, not with the second', async () => {
    const learner = await addLearner(academy);
    await enrol(learner, 'ai-fundamentals');
    await enrol(learner, 'python-for-ai');
    expect((await training(learner)).newlyUnlocked).toEqual([]);
    await enrol(learner, 'sql-and-tables');
    expect((await training(learner)).newlyUnlocked).toEqual([3]);
  });

  it('TRAIN-19 tell an achievement to one of two screens that ask at once', async () => {
    const learner = await addLearner(academy);
    await setStreak(learner, 7);
    const answers = await Promise.all(Array.from({ length: 8 }, () => training(learner)));
    expect(answers.flatMap(({ newlyUnlocked }) => newlyUnlocked)).toEqual([2]);
  });

  it('are never lost: a streak that ended stays rewarded, with the day of unlocking', async () => {
    const learner = await addLearner(academy);
    await setStreak(learner, 7);
    const [before] = await details(learner);
    academy.moveClock(DAY_MS);
    await academy.database.pool.query('delete from streaks where user_id = $1', [learner.id]);
    expect(await details(learner)).toEqual([before]);
    expect(await training(learner)).toMatchObject({ currentStreak: 0, achievementsUnlocked: 1 });
  });

  it('PATH-08 are listed for the learner who has them only', async () => {
    const learner = await addLearner(academy);
    expect(await details(learner)).toEqual([]);
    await setStreak(learner, 7);
    expect((await details(learner)).map(({ title }) => title)).toEqual(['Week Warrior']);
    expect(await details(await addLearner(academy))).toEqual([]);
  });

  it('TRAIN-19 are still news after the list of them was read', async () => {
    const learner = await addLearner(academy);
    await setStreak(learner, 7);
    await details(learner);
    expect((await training(learner)).newlyUnlocked).toEqual([2]);
  });

  it('are unlocked by whoever records learning, once', async () => {
    const learner = await addLearner(academy);
    await setStreak(learner, 7);
    const { db } = academy.database;
    const now = academy.services.clock();
    const both = await Promise.all([
      unlockAchievements(db, learner.id, now),
      unlockAchievements(db, learner.id, now),
    ]);
    expect(both.flat().map(({ title }) => title)).toEqual(['Week Warrior']);
    expect(await unlockAchievements(db, learner.id, now)).toEqual([]);
  });

  it('TRAIN-16 of an account that is seeded are no news, but later ones are', async () => {
    const learner = await addLearner(academy);
    const { db } = academy.database;
    const now = academy.services.clock();
    await setStreak(learner, 7);
    await unlockWithoutNews(db, learner.id, now);
    expect(await training(learner)).toMatchObject({ newlyUnlocked: [], achievementsUnlocked: 1 });
    await setStreak(learner, 30);
    await unlockWithoutNews(db, learner.id, now);
    expect((await training(learner)).newlyUnlocked).toEqual([4]);
  });

  it('R3 TRAIN-16 are seeded for the learner of the demonstration only', async () => {
    const { services } = academy;
    const { id } = await academy.addAccount('learner', 'learner');
    await setStreak({ id }, 7);
    const count = async () =>
      (await academy.database.pool.query('select from user_achievements where user_id = $1', [id])).rowCount;
    await seedDemoAchievements(services);
    expect(await count()).toBe(0);
    const demo = { ...services, config: { ...services.config, isDemo: true } };
    await seedDemoAchievements(demo);
    await seedDemoAchievements(demo);
    expect(await count()).toBe(1);
  });
});
