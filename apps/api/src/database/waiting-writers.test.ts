import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../test/test-app.ts';
import { addTestCourse } from '../test/test-course.ts';
import { addLearner } from '../test/test-learner.ts';
import { optionsOf } from './driver/pool-options.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ PUBLIC_URL: 'http://academy.example' });
  await addTestCourse(test.database.db, { id: 'tc' });
});
afterAll(() => test.close());

const READ = [
  '/api/auth/user',
  '/api/progress/user',
  '/api/user/analytics',
  '/api/courses/tc/progress',
  '/api/lessons/tc-a',
  '/api/study-plan',
  '/api/events',
  '/api/event-registrations',
  '/api/notices',
  '/api/search?text=python',
  '/api/waitlist/stats',
  '/api/help',
];

describe('writers who wait for a lock, as many as may write at once', () => {
  it.each(READ)('keep nobody from %s', async (address) => {
    const learner = await addLearner(test);
    await learner.enrol('tc');
    const { pool } = test.services;
    const waiting = await Promise.all(Array.from({ length: optionsOf(pool).max }, () => pool.connect()));
    const answer = await learner.get(address).finally(() => {
      for (const connection of waiting) connection.release();
    });
    expect(answer.statusCode).toBe(200);
  });
});

const SETTINGS = { accessibilityMode: true, fontSize: 'large' };

describe('readers who take every side connection', () => {
  it('keep nobody from being known: what they write is taken', async () => {
    const learner = await addLearner(test);
    const { sidePool } = test.services;
    const reading = await Promise.all(
      Array.from({ length: optionsOf(sidePool).max }, () => sidePool.connect()),
    );
    const answer = await learner.put('/api/display-settings', SETTINGS).finally(() => {
      for (const connection of reading) connection.release();
    });
    expect(answer.statusCode).toBe(204);
  });
});
