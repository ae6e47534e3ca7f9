import type { AttemptAnswer } from '@academy/contract/assessments';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../test/test-app.ts';
import { addTestCourse } from '../../test/test-course.ts';
import { addLearner, LESSON_REPORTS, type TestLearner } from '../../test/test-learner.ts';

const HOUR_MS = 60 * 60 * 1000;
let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ PUBLIC_URL: 'http://academy.example' });
  await addTestCourse(test.database.db, { id: 'tc' });
});
afterAll(() => test.close());

async function enrolledLearner(): Promise<TestLearner> {
  const learner = await addLearner(test);
  await learner.enrol('tc');
  return learner;
}

async function begin(learner: TestLearner, assessmentId = 'tc-one-assessment'): Promise<AttemptAnswer> {
  const answer = await learner.post(`/api/assessments/${assessmentId}/attempts`);
  expect(answer.statusCode).toBe(200);
  return answer.json();
}

const handIn = (learner: TestLearner, attemptId: string, answers: object) =>
  learner.post(`/api/assessment-attempts/${attemptId}/answers`, { answers });

/** The first so many items right, the others wrong. */
const numbers = ({ items }: AttemptAnswer, right: number) =>
  Object.fromEntries(items.map(({ id }, index) => [id, { kind: 'number', value: index < right ? 42 : 7 }]));

describe('an attempt', () => {
  it('asks so many different items of the bank, without their answers', async () => {
    const attempt = await begin(await enrolledLearner());
    expect(attempt).toMatchObject({ assessmentId: 'tc-one-assessment', courseId: 'tc', minutes: 10 });
    expect(new Set(attempt.items.map(({ id }) => id)).size).toBe(5);
    expect(attempt.items[0]).toEqual({
      id: expect.stringMatching(/^tc-one-item-\d$/),
      askHtml: expect.any(String),
      showHtml: null,
      kind: 'number',
      unit: null,
    });
    expect(JSON.stringify(attempt.items)).not.toContain('42');
  });

  it('is gone on with, in the same order, until it is handed in', async () => {
    const learner = await enrolledLearner();
    const [first, second] = [await begin(learner), await begin(learner)];
    expect(second).toEqual(first);
  });

  it('is one, however many requests begin it at once', async () => {
    const learner = await enrolledLearner();
    const attempts = await Promise.all(Array.from({ length: 4 }, () => begin(learner)));
    expect(new Set(attempts.map(({ attemptId }) => attemptId)).size).toBe(1);
  });

  it('needs a place in the course, and an assessment', async () => {
    const reader = await addLearner(test);
    expect((await reader.post('/api/assessments/tc-one-assessment/attempts')).statusCode).toBe(403);
    expect((await reader.post('/api/assessments/nothing/attempts')).statusCode).toBe(404);
    expect((await test.call('POST', '/api/assessments/tc-one-assessment/attempts')).statusCode).toBe(401);
  });
});

describe('handing in', () => {
  it('passes above 80 %: four of five is not enough', async () => {
    const [good, fair] = [await enrolledLearner(), await enrolledLearner()];
    const [one, other] = [await begin(good), await begin(fair)];
    expect((await handIn(good, one.attemptId, numbers(one, 5))).json()).toMatchObject({
      right: 5,
      total: 5,
      percent: 100,
      isPassed: true,
    });
    expect((await handIn(fair, other.attemptId, numbers(other, 4))).json()).toMatchObject({
      right: 4,
      percent: 80,
      isPassed: false,
      nextAttemptAt: '2026-11-15T13:00:00.000Z',
    });
  });

  it('names the lesson to revisit, and never the key; what has no answer is wrong', async () => {
    const learner = await enrolledLearner();
    const attempt = await begin(learner);
    const result = await handIn(learner, attempt.attemptId, {});
    expect(result.json().right).toBe(0);
    expect(result.json().items[0]).toEqual({
      itemId: attempt.items[0]?.id,
      isRight: false,
      lessonId: 'tc-a',
      lessonTitle: 'Lesson a',
    });
    expect(JSON.stringify(result.json().items)).not.toContain('42');
  });

  it('twice, or many times at once, gives the same result', async () => {
    const learner = await enrolledLearner();
    const attempt = await begin(learner);
    const answers = await Promise.all(
      [5, 0, 5].map((right) => handIn(learner, attempt.attemptId, numbers(attempt, right))),
    );
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect((await handIn(learner, attempt.attemptId, {})).body).toBe(answers[0]?.body);
  });

  it('records a pass once, with its percent', async () => {
    const learner = await enrolledLearner();
    for (let time = 0; time < 2; time += 1) {
      const attempt = await begin(learner);
      await handIn(learner, attempt.attemptId, numbers(attempt, 5));
      test.moveClock(HOUR_MS);
    }
    const { rows } = await test.database.pool.query(
      "select subject, data from learning_events where user_id = $1 and kind = 'assessment-passed'",
      [learner.id],
    );
    expect(rows).toEqual([{ subject: 'tc-one-assessment', data: { courseId: 'tc', percent: 100 } }]);
  });

  it('is followed by an hour in which no new attempt begins', async () => {
    const learner = await enrolledLearner();
    const attempt = await begin(learner);
    await handIn(learner, attempt.attemptId, numbers(attempt, 3));
    test.moveClock(HOUR_MS - 1);
    const early = await learner.post('/api/assessments/tc-one-assessment/attempts');
    expect([early.statusCode, early.headers['retry-after']]).toEqual([429, '1']);
    test.moveClock(1);
    expect((await begin(learner)).attemptId).not.toBe(attempt.attemptId);
    expect((await learner.get('/api/courses/tc/progress')).json().assessments[0]).toEqual({
      assessmentId: 'tc-one-assessment',
      bestPercent: 60,
      isPassed: false,
      nextAttemptAt: null,
    });
  });

  it("API-19 of another learner's attempt is refused", async () => {
    const [one, other] = [await enrolledLearner(), await enrolledLearner()];
    const attempt = await begin(one);
    expect((await handIn(other, attempt.attemptId, numbers(attempt, 5))).statusCode).toBe(404);
    expect((await handIn(other, crypto.randomUUID(), {})).statusCode).toBe(404);
  });

  it('takes no answer that has another shape than its kind', async () => {
    const learner = await enrolledLearner();
    const { attemptId, items } = await begin(learner);
    const [{ id } = { id: '' }] = items;
    for (const answer of [
      { kind: 'many', options: 5 },
      { kind: 'number', value: '42' },
      { kind: 'wish' },
      42,
    ])
      expect((await handIn(learner, attemptId, { [id]: answer })).statusCode).toBe(400);
    expect((await handIn(learner, attemptId, { [id]: { kind: 'one', option: 'a' } })).json().right).toBe(0);
  });
});

describe('the time of an attempt', () => {
  const MINUTE_MS = 60_000;
  const save = (learner: TestLearner, attemptId: string, answers: object) =>
    learner.put(`/api/assessment-attempts/${attemptId}/answers`, { answers });

  it('is told with it, and what was saved is there on another device', async () => {
    const learner = await enrolledLearner();
    const attempt = await begin(learner);
    expect(attempt.secondsLeft).toBe(600);
    test.moveClock(4 * MINUTE_MS);
    expect((await save(learner, attempt.attemptId, numbers(attempt, 3))).statusCode).toBe(204);
    expect(await begin(learner)).toMatchObject({ answers: numbers(attempt, 3), secondsLeft: 360 });
  });

  it('has two minutes of grace, in which what is handed in counts', async () => {
    const learner = await enrolledLearner();
    const attempt = await begin(learner);
    test.moveClock(12 * MINUTE_MS);
    expect((await handIn(learner, attempt.attemptId, numbers(attempt, 5))).json()).toMatchObject({
      isPassed: true,
      isOutOfTime: false,
    });
  });

  it('when it is up, what was saved is marked and not what comes late', async () => {
    const learner = await enrolledLearner();
    const attempt = await begin(learner);
    await save(learner, attempt.attemptId, numbers(attempt, 2));
    test.moveClock(12 * MINUTE_MS + 1);
    expect((await save(learner, attempt.attemptId, numbers(attempt, 5))).statusCode).toBe(409);
    const result = await handIn(learner, attempt.attemptId, numbers(attempt, 5));
    expect(result.json()).toMatchObject({ right: 2, isPassed: false, isOutOfTime: true });
  });

  it('leaves nothing open: what was saved is marked before the next attempt, for the moment it was up', async () => {
    const learner = await enrolledLearner();
    const attempt = await begin(learner);
    await save(learner, attempt.attemptId, numbers(attempt, 5));
    test.moveClock(30 * MINUTE_MS);
    const early = await learner.post('/api/assessments/tc-one-assessment/attempts');
    expect([early.statusCode, early.headers['retry-after']]).toEqual([429, `${42 * 60}`]);
    expect((await learner.get('/api/courses/tc/progress')).json().assessments[0]).toMatchObject({
      bestPercent: 100,
      isPassed: true,
    });
    test.moveClock(42 * MINUTE_MS);
    expect(await begin(learner)).toMatchObject({ answers: {} });
  });

  it('cannot be saved into once it was handed in, nor by another learner', async () => {
    const [one, other] = [await enrolledLearner(), await enrolledLearner()];
    const attempt = await begin(one);
    expect((await save(other, attempt.attemptId, {})).statusCode).toBe(404);
    await handIn(one, attempt.attemptId, numbers(attempt, 5));
    expect((await save(one, attempt.attemptId, {})).statusCode).toBe(409);
  });
});

describe('a whole course', () => {
  it('is completed by its lessons, assessments, final and project', async () => {
    const learner = await enrolledLearner();
    await learner.report(...'abcd'.split('').flatMap((letter) => LESSON_REPORTS[letter as 'a']('tc')));
    const one = await begin(learner);
    expect((await handIn(learner, one.attemptId, numbers(one, 5))).json().completed).toEqual({
      modules: ['tc-one'],
      courses: [],
    });
    const two = await begin(learner, 'tc-two-assessment');
    await handIn(learner, two.attemptId, numbers(two, 5));
    const final = await begin(learner, 'tc-final');
    await handIn(learner, final.attemptId, {
      'tc-final-item': { kind: 'code', source: 'def double(n):\n    return n + n\n' },
    });
    expect((await learner.get('/api/courses/tc/progress')).json()).toMatchObject({ percent: 87 });
    const work = { answers: { goal: 'Less food wasted' }, ticked: ['honest'] };
    const handedIn = await learner.post('/api/courses/tc/project/submissions', work);
    expect(handedIn.json()).toEqual({
      isPassed: true,
      missing: [],
      completed: { modules: [], courses: ['tc'] },
    });
    const { coursesCompleted, courses, skills } = (await learner.get('/api/progress/user')).json();
    expect(coursesCompleted).toBe(1);
    expect(courses[0]).toMatchObject({ percent: 100, completedAt: expect.any(String) });
    expect(skills.slice(0, 2)).toEqual([
      { skill: 'Python', level: 20 },
      { skill: 'Mathematics', level: 10 },
    ]);
  });
});
