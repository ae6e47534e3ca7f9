import { activityNamed, rewardNamed } from '@academy/domain/rewards/coins';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CatalogueCache } from '../modules/catalogue/courses/index.ts';
import { rebuildProgress } from '../modules/learning/learning-log/index.ts';
import { createTestApp, type TestApp } from '../test/test-app.ts';
import { seedDemoCoins } from './demo-coins.ts';
import { DEMO_ENTRIES } from './demo-coins-plan.ts';

let test: TestApp;
let cookie: string;
const context = () => ({ ...test.services, catalogue: new CatalogueCache(test.services) });

beforeAll(async () => {
  test = await createTestApp({ DEMO: 'on' }, { template: 'demo' });
  cookie = await test.signIn('learner', test.services.config.DEMO_PASSWORD);
});
afterAll(() => test.close());

const coins = async () => (await test.call('GET', '/api/coins', { cookie })).json();

describe('the coins of the demo learner (R3)', () => {
  it('COIN-03 COIN-08 COIN-09 start with the sample figures', async () => {
    expect(await coins()).toMatchObject({
      balance: 2750,
      earned: 5250,
      spent: 2500,
      coursesCompleted: 12,
      streakDays: 7,
      nextMilestone: 15,
      monthlyGoal: { completed: 5, goal: 10 },
    });
  });

  it('COIN-11 COIN-17 have ten latest entries and more than 20 claims waiting of each activity', async () => {
    const { entries, activities } = await coins();
    expect(entries).toHaveLength(10);
    for (const { waiting } of activities) expect(waiting).toBeGreaterThanOrEqual(20);
  });

  it('are never below zero on the way, and are seeded once', async () => {
    let balance = 0;
    for (const entry of DEMO_ENTRIES) {
      balance += 'claims' in entry ? activityNamed(entry.claims).reward : -rewardNamed(entry.redeems).cost;
      expect(balance).toBeGreaterThanOrEqual(0);
    }
    const before = await coins();
    await seedDemoCoins(context());
    expect(await coins()).toEqual(before);
  });

  it('wait as the log says: a rebuild from it changes nothing', async () => {
    const before = await coins();
    const { rows } = await test.database.pool.query("select id from users where username = 'learner'");
    await rebuildProgress(await context().catalogue.read(), test.services.db, rows[0].id);
    expect(await coins()).toEqual(before);
  });
});
