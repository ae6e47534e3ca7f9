import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CatalogueCache } from '../modules/catalogue/courses/index.ts';
import { rebuildProgress } from '../modules/learning/learning-log/index.ts';
import { createTestApp, type TestApp } from '../test/test-app.ts';
import { seedDemoChat } from './demo-chat.ts';
import { seedDemoLearner } from './demo-learner.ts';

let test: TestApp;
let cookie: string;
const seed = () => seedDemoLearner({ ...test.services, catalogue: new CatalogueCache(test.services) });

beforeAll(async () => {
  test = await createTestApp({ DEMO: 'on' }, { template: 'demo' });
  cookie = await test.signIn('learner', test.services.config.DEMO_PASSWORD);
});
afterAll(() => test.close());

const read = async (url: string) => (await test.call('GET', url, { cookie })).json();
const figures = async () => [await read('/api/progress/user'), await read('/api/user/analytics')];

describe('the demo learner (R3)', () => {
  it('PATH-10 stands at 65, 30 and 0 per cent in the tracks', async () => {
    expect((await read('/api/progress/user')).tracks).toEqual([
      { trackId: 'foundations', percent: 65 },
      { trackId: 'machine-learning', percent: 30 },
      { trackId: 'specialization', percent: 0 },
    ]);
  });

  it('PATH-21 has the levels of the six skills', async () => {
    expect((await read('/api/progress/user')).skills).toEqual([
      { skill: 'Python', level: 85 },
      { skill: 'Mathematics', level: 45 },
      { skill: 'Machine Learning', level: 60 },
      { skill: 'Deep Learning', level: 20 },
      { skill: 'Data Analysis', level: 70 },
      { skill: 'Problem Solving', level: 90 },
    ]);
  });

  it('TRAIN-06 has a streak of 7 days, and had one of 14', async () => {
    expect((await read('/api/progress/user')).streak).toEqual({
      current: 7,
      longest: 14,
      lastActivity: '2026-11-15',
      weeklyGoal: 5,
      weeklyProgress: 1,
    });
  });

  it('AGENT-31 starts the assistant at level 1 with 150 experience, three days and two badges', async () => {
    await seedDemoChat(test.services);
    expect(await read('/api/user/progress')).toMatchObject({
      level: 1,
      experience: 150,
      percent: 150,
      streakDays: 3,
      badges: [{ id: 'first_chat' }, { id: 'early_bird' }],
    });
  });

  it('HOME-07 HOME-08 has the figures of Home', async () => {
    expect(await read('/api/user/analytics')).toEqual({
      coursesCompleted: 12,
      totalCourses: 17,
      studyHours: 156,
      averageScore: 87,
      streak: 7,
      skillsAcquired: ['Python', 'Machine Learning', 'Data Analysis', 'Problem Solving'],
      weeklyProgress: [8, 9.5, 8.5, 9, 10.5, 12.5].map((hours, index) => ({
        week: `W${index + 1}`,
        hours,
        completion: expect.any(Number),
      })),
    });
  });

  it('is enrolled in five courses and goes on with the third lesson of the fifth module', async () => {
    const { courses, coursesCompleted } = await read('/api/progress/user');
    expect(coursesCompleted).toBe(12);
    const percents = Object.fromEntries(
      courses.map(({ courseId, percent }: { courseId: string; percent: number }) => [courseId, percent]),
    );
    expect(Object.keys(percents).sort()).toEqual([
      'ai-fundamentals',
      'applied-machine-learning',
      'data-science-foundations',
      'machine-learning-foundations',
      'python-for-ai',
    ]);
    expect(percents).toMatchObject({
      'python-for-ai': 85,
      'machine-learning-foundations': 60,
      'applied-machine-learning': 30,
    });
    // One lesson of this course exists: the rest of the figure is explained with it.
    expect(await read('/api/courses/python-for-ai/progress')).toMatchObject({ recognisedPercent: 85 });
    const state = await read('/api/courses/ai-fundamentals/progress');
    const fifth = new CatalogueCache(test.services);
    const module = (await fifth.read()).courseOf('ai-fundamentals')?.modules[4];
    expect(state.completedModules).toHaveLength(4);
    expect(state.resumeLessonId).toBe(module?.lessons[2]?.id);
    expect((await test.call('GET', `/api/lessons/${state.resumeLessonId}`, { cookie })).statusCode).toBe(200);
  });

  it('is seeded once, and its figures follow from its log', async () => {
    const before = await figures();
    await seed();
    expect(await figures()).toEqual(before);
    const { rows } = await test.database.pool.query("select id from users where username = 'learner'");
    const catalogue = await new CatalogueCache(test.services).read();
    await rebuildProgress(catalogue, test.services.db, rows[0].id);
    expect(await figures()).toEqual(before);
  });

  it('API-24 is the only one with figures', async () => {
    const { username } = await test.addAccount('learner');
    const other = await test.signIn(username);
    const answer = await test.call('GET', '/api/user/analytics', { cookie: other });
    expect(answer.json()).toMatchObject({ coursesCompleted: 0, studyHours: 0, streak: 0 });
  });
});
