import { describe, expect, it } from 'vitest';
import type { TestLearner } from '../../../../test/test-learner.ts';
import { begin, handIn, numbers, useAssessedCourse } from '../test/assessed-course.ts';

const { academy, enrolledLearner } = useAssessedCourse();

describe('the time of an attempt', () => {
  const MINUTE_MS = 60_000;
  const save = (learner: TestLearner, attemptId: string, answers: object) =>
    learner.put(`/api/assessment-attempts/${attemptId}/answers`, { answers });

  it('is in the response, and saved answers are there on another device', async () => {
    const learner = await enrolledLearner();
    const attempt = await begin(learner);
    expect(attempt.secondsLeft).toBe(600);
    academy.test.moveClock(4 * MINUTE_MS);
    expect((await save(learner, attempt.attemptId, numbers(attempt, 3))).statusCode).toBe(204);
    expect(await begin(learner)).toMatchObject({ answers: numbers(attempt, 3), secondsLeft: 360 });
  });

  it('has two minutes of grace, in which what is handed in counts', async () => {
    const learner = await enrolledLearner();
    const attempt = await begin(learner);
    academy.test.moveClock(12 * MINUTE_MS);
    expect((await handIn(learner, attempt.attemptId, numbers(attempt, 5))).json()).toMatchObject({
      isPassed: true,
      isOutOfTime: false,
    });
  });

  it('when it is up, what was saved is marked and not what comes late', async () => {
    const learner = await enrolledLearner();
    const attempt = await begin(learner);
    await save(learner, attempt.attemptId, numbers(attempt, 2));
    academy.test.moveClock(12 * MINUTE_MS + 1);
    expect((await save(learner, attempt.attemptId, numbers(attempt, 5))).statusCode).toBe(409);
    const result = await handIn(learner, attempt.attemptId, numbers(attempt, 5));
    expect(result.json()).toMatchObject({ right: 2, isPassed: false, isOutOfTime: true });
  });

  it('leaves nothing open: what was saved is marked before the next attempt, for the moment it was up', async () => {
    const learner = await enrolledLearner();
    const attempt = await begin(learner);
    await save(learner, attempt.attemptId, numbers(attempt, 5));
    academy.test.moveClock(30 * MINUTE_MS);
    const early = await learner.post('/api/assessments/tc-one-assessment/attempts');
    expect([early.statusCode, early.headers['retry-after']]).toEqual([429, `${42 * 60}`]);
    expect((await learner.get('/api/courses/tc/progress')).json().assessments[0]).toMatchObject({
      bestPercent: 100,
      isPassed: true,
    });
    academy.test.moveClock(42 * MINUTE_MS);
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
