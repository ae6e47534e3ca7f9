import type { TrainingAnswer } from '@academy/contract/teaching/training';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { addLearner, reported, type TestLearner } from '../../../test/test-learner.ts';

let academy: TestApp;
beforeAll(async () => {
  academy = await createTestApp({ PUBLIC_URL: 'http://academy.example' });
});
afterAll(() => academy.close());

async function training(who: TestLearner): Promise<TrainingAnswer> {
  const answer = await who.get('/api/training');
  expect(answer.statusCode).toBe(200);
  return answer.json();
}
const modulesOf = ({ paths }: TrainingAnswer) => paths.flatMap(({ modules }) => modules);
const moduleOf = (answer: TrainingAnswer, id: string) => modulesOf(answer).find((module) => module.id === id);
const enrol = async (who: TestLearner, courseId: string) =>
  expect((await who.enrol(courseId)).statusCode).toBe(201);

/** Writes a completed lesson as the learning log would. */
const complete = (userId: string, lessonId: string, courseId: string) =>
  academy.database.pool.query(
    `insert into lesson_progress (user_id, lesson_id, course_id, opened_at, last_at, completed_at)
     values ($1, $2, $3, now(), now(), now())`,
    [userId, lessonId, courseId],
  );

describe('the training hub of a new account', () => {
  it('API-24 TRAIN-02 TRAIN-06 counts nothing', async () => {
    const answer = await training(await addLearner(academy));
    expect(answer).toMatchObject({
      activeCourses: 0,
      completed: 0,
      studyHours: 0,
      currentStreak: 0,
      achievementsUnlocked: 0,
      streak: { current: 0, longest: 0, lastActivity: null, weeklyGoal: 5, weeklyProgress: 0 },
      daysOfWeek: [],
      newlyUnlocked: [],
      registered: [],
    });
  });

  it('TRAIN-13 TRAIN-15 has all achievements locked, at 0 of their total', async () => {
    const { achievements } = await training(await addLearner(academy));
    expect(achievements.slice(0, 3).map(({ title }) => title)).toEqual([
      'First Steps',
      'Week Warrior',
      'AI Explorer',
    ]);
    for (const { unlocked, unlockedDate, progress, total } of achievements) {
      expect([unlocked, unlockedDate, progress]).toEqual([false, null, 0]);
      expect(total).toBeGreaterThan(0);
    }
  });

  it('TRAIN-30 TRAIN-32 shows three paths whose modules are not begun', async () => {
    const answer = await training(await addLearner(academy));
    expect(answer.paths.map(({ id }) => id)).toEqual(['foundations', 'machine-learning', 'specialization']);
    for (const { modules } of answer.paths) expect(modules.length).toBeGreaterThanOrEqual(3);
    for (const { progress, completed } of modulesOf(answer))
      expect([progress, completed]).toEqual([0, false]);
  });

  it('TRAIN-34 prices exactly four modules', async () => {
    const answer = await training(await addLearner(academy));
    const priced = modulesOf(answer).flatMap(({ id, price }) => (price === null ? [] : [[id, price]]));
    expect(Object.fromEntries(priced)).toEqual({
      'supervised-learning': 299,
      'unsupervised-learning': 399,
      'data-viz': 199,
      'neural-networks': 499,
    });
  });

  it('TRAIN-35 leads each module to a lesson that may be read, else to its course', async () => {
    const learner = await addLearner(academy);
    for (const { href, courseId } of modulesOf(await training(learner))) {
      if (href === `/course/${courseId}`) continue;
      const lessonId = href.split('/').at(-1);
      expect((await learner.get(`/api/lessons/${lessonId}`)).statusCode).toBe(200);
    }
  });
});

describe('the training hub of somebody who learns', () => {
  it('TRAIN-02 counts active and completed courses and study time', async () => {
    const learner = await addLearner(academy);
    await enrol(learner, 'python-for-ai');
    await enrol(learner, 'ai-fundamentals');
    const { pool } = academy.database;
    await pool.query(
      `insert into course_progress (user_id, course_id, percent, completed_at) values
       ($1, 'ai-fundamentals', 100, now()), ($1, 'an-old-course', 100, now()), ($1, 'python-for-ai', 40, null)`,
      [learner.id],
    );
    await pool.query(
      `insert into learning_days (user_id, day, seconds) values ($1, '2026-11-14', 5400), ($1, '2026-11-15', 1900)`,
      [learner.id],
    );
    await pool.query(
      'update learner_tallies set courses_completed = 2, study_seconds = 5400 + 1900 where user_id = $1',
      [learner.id],
    );
    expect(await training(learner)).toMatchObject({
      activeCourses: 1,
      completed: 2,
      studyHours: 2,
      registered: [
        { courseId: 'ai-fundamentals', title: 'AI Fundamentals' },
        { courseId: 'python-for-ai', title: 'Python for AI' },
      ],
    });
  });

  it('TRAIN-12 TRAIN-06 agrees with the streak of the learning log', async () => {
    const learner = await addLearner(academy);
    const lesson = 'af-what-ai-is';
    await learner.report(
      reported(lesson, 'lesson-opened', { occurredAt: '2026-11-14T10:00:00Z' }),
      reported(lesson, 'lesson-opened'),
    );
    const { streak, currentStreak, daysOfWeek } = await training(learner);
    // The 15th is a Sunday, with which a week begins.
    expect(daysOfWeek).toEqual(['2026-11-15']);
    expect(streak).toEqual({
      current: 2,
      longest: 2,
      lastActivity: '2026-11-15',
      weeklyGoal: 5,
      weeklyProgress: 1,
    });
    expect(currentStreak).toBe(2);
    expect((await learner.get('/api/progress/user')).json().streak).toEqual(streak);
  });

  it('TRAIN-32 TRAIN-35 follows the completed lessons of a module, and leads to the next one', async () => {
    const learner = await addLearner(academy);
    const first = moduleOf(await training(learner), 'introduction-to-ai-concepts');
    const firstLesson = first?.href.split('/').at(-1) ?? '';
    expect(first?.href).toBe(`/course/ai-fundamentals/lesson/${firstLesson}`);
    await complete(learner.id, firstLesson, 'ai-fundamentals');
    // The second lesson is not a preview: without a place in the course the link leads to the course.
    expect(moduleOf(await training(learner), 'introduction-to-ai-concepts')).toMatchObject({
      progress: 25,
      completed: false,
      href: '/course/ai-fundamentals',
    });
    await enrol(learner, 'ai-fundamentals');
    const second = moduleOf(await training(learner), 'introduction-to-ai-concepts');
    expect(second?.href).toMatch(/^\/course\/ai-fundamentals\/lesson\/af-/);
    expect(second?.href).not.toBe(first?.href);
    await academy.database.pool.query(
      `insert into course_progress (user_id, course_id, done) values ($1, 'ai-fundamentals', '{af-introduction}')`,
      [learner.id],
    );
    expect(moduleOf(await training(learner), 'introduction-to-ai-concepts')).toMatchObject({
      progress: 100,
      completed: true,
    });
  });

  it('API-19 shows nobody else’s learning, and nothing to nobody', async () => {
    const learner = await addLearner(academy);
    await enrol(learner, 'ai-fundamentals');
    await complete(learner.id, 'af-what-ai-is', 'ai-fundamentals');
    const other = await training(await addLearner(academy));
    expect([other.activeCourses, other.registered, other.achievementsUnlocked]).toEqual([0, [], 0]);
    expect(moduleOf(other, 'introduction-to-ai-concepts')?.progress).toBe(0);
    for (const path of ['/api/training', '/api/learning-tracks', '/api/achievements/user/details'])
      expect((await academy.call('GET', path)).statusCode).toBe(401);
  });
});
