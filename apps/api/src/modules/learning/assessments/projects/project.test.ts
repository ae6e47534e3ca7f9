import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';
import { addTestCourse } from '../../../../test/test-course.ts';
import { addLearner, type TestLearner } from '../../../../test/test-learner.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ PUBLIC_URL: 'http://academy.example' });
  await addTestCourse(test.database.db, { id: 'tc' });
});
afterAll(() => test.close());

const PROJECT = '/api/courses/tc/project';
const complete = { answers: { goal: 'Less food wasted' }, ticked: ['honest'] };

async function enrolledLearner(): Promise<TestLearner> {
  const learner = await addLearner(test);
  await learner.enrol('tc');
  return learner;
}

describe('a project', () => {
  it('is kept while it is written, with what it asks for and nothing else', async () => {
    const learner = await enrolledLearner();
    expect((await learner.get(PROJECT)).json()).toEqual({
      id: 'tc-project',
      courseId: 'tc',
      title: 'Project',
      minutes: 30,
      briefHtml: '<p>Make it.</p>',
      parts: [{ id: 'goal', ask: 'What for?', help: null, words: 3 }],
      checklist: [{ id: 'honest', text: 'It is my own work.' }],
      answers: {},
      ticked: [],
      passedAt: null,
      reviewState: null,
      handedInAt: null,
      reviews: [],
    });
    const draft = { answers: { goal: 'Less', other: 'not asked' }, ticked: ['honest', 'other'] };
    expect((await learner.put(PROJECT, draft)).statusCode).toBe(204);
    expect((await learner.get(PROJECT)).json()).toMatchObject({
      answers: { goal: 'Less' },
      ticked: ['honest'],
      passedAt: null,
    });
  });

  it('that lacks something is stored, and says what is missing', async () => {
    const learner = await enrolledLearner();
    const answer = await learner.post(`${PROJECT}/submissions`, {
      answers: { goal: 'Less food' },
      ticked: [],
    });
    expect(answer.json()).toEqual({
      isPassed: false,
      isWaiting: false,
      missing: [
        {
          id: 'goal',
          code: 'too-short',
          sentence: '“What for?” needs at least 3 words. You have 2 so far.',
        },
        { id: 'honest', code: 'not-ticked', sentence: 'Not ticked yet: It is my own work.' },
      ],
      completed: { modules: [], courses: [] },
      unlocked: [],
    });
    expect((await learner.get(PROJECT)).json()).toMatchObject({
      answers: { goal: 'Less food' },
      passedAt: null,
    });
  });

  it('that is passed stays passed, and is recorded once', async () => {
    const learner = await enrolledLearner();
    for (const work of [complete, complete])
      expect((await learner.post(`${PROJECT}/submissions`, work)).json().isPassed).toBe(true);
    await learner.put(PROJECT, { answers: {}, ticked: [] });
    expect((await learner.get(PROJECT)).json().passedAt).toBe('2026-11-15T12:00:00.000Z');
    expect((await learner.get('/api/courses/tc/progress')).json().isProjectPassed).toBe(true);
    const { rows } = await test.database.pool.query(
      "select from learning_events where user_id = $1 and kind = 'project-passed'",
      [learner.id],
    );
    expect(rows).toHaveLength(1);
  });

  it('answers the same again under the same key', async () => {
    const learner = await enrolledLearner();
    const submit = () => learner.post(`${PROJECT}/submissions`, complete, { 'idempotency-key': 'project' });
    const [first, second] = [await submit(), await submit()];
    expect([second.body, second.headers['idempotent-replayed']]).toEqual([first.body, 'true']);
  });

  it("API-19 is the learner's own, and needs a place in the course", async () => {
    const [learner, other, reader] = [
      await enrolledLearner(),
      await enrolledLearner(),
      await addLearner(test),
    ];
    await learner.put(PROJECT, complete);
    expect((await other.get(PROJECT)).json().answers).toEqual({});
    expect((await reader.get(PROJECT)).statusCode).toBe(403);
    expect((await reader.put(PROJECT, complete)).statusCode).toBe(403);
    expect((await reader.post(`${PROJECT}/submissions`, complete)).statusCode).toBe(403);
    expect((await learner.get('/api/courses/nothing/project')).statusCode).toBe(404);
    expect((await test.call('GET', PROJECT)).statusCode).toBe(401);
  });
});
