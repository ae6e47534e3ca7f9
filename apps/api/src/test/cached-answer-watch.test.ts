import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from './test-app.ts';
import { addTestCourse } from './test-course.ts';
import { addLearner } from './test-learner.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
  await addTestCourse(test.database.db, { id: 'kept' });
});
afterAll(() => test.close());

it('a write that does not raise the version of the record fails the next request of a test', async () => {
  const learner = await addLearner(test);
  await learner.enrol('kept');
  expect((await learner.get('/api/lessons/kept-a')).statusCode).toBe(200);
  await test.database.pool.query(
    `insert into lesson_writings (user_id, lesson_id, slot, body, written_at)
     values ($1, 'kept-a', 'notes', 'Straight into the table.', now())`,
    [learner.id],
  );
  expect((await learner.get('/api/lessons/kept-a')).statusCode).toBe(500);
  expect(test.logLines.filter((line) => line.includes('lockLearner'))).not.toEqual([]);
});
