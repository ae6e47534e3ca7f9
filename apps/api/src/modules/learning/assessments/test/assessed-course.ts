import type { AttemptAnswer } from '@academy/contract/learning/assessments';
import { afterAll, beforeAll, expect } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';
import { addTestCourse } from '../../../../test/test-course.ts';
import { addLearner, type TestLearner } from '../../../../test/test-learner.ts';

export async function begin(
  learner: TestLearner,
  assessmentId = 'tc-one-assessment',
): Promise<AttemptAnswer> {
  const answer = await learner.post(`/api/assessments/${assessmentId}/attempts`);
  expect(answer.statusCode).toBe(200);
  return answer.json();
}

export const handIn = (learner: TestLearner, attemptId: string, answers: object) =>
  learner.post(`/api/assessment-attempts/${attemptId}/answers`, { answers });

/** The first `right` items right, the others wrong. */
export const numbers = ({ items }: AttemptAnswer, right: number) =>
  Object.fromEntries(items.map(({ id }, index) => [id, { kind: 'number', value: index < right ? 42 : 7 }]));

/** An academy with the course `tc` for all tests of a file. */
export function useAssessedCourse() {
  const academy = {} as { test: TestApp };
  beforeAll(async () => {
    academy.test = await createTestApp({ PUBLIC_URL: 'http://academy.example' });
    await addTestCourse(academy.test.database.db, { id: 'tc' });
  });
  afterAll(() => academy.test.close());

  async function enrolledLearner(): Promise<TestLearner> {
    const learner = await addLearner(academy.test);
    await learner.enrol('tc');
    return learner;
  }
  return { academy, enrolledLearner };
}
