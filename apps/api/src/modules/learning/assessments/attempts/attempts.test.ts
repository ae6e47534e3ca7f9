import { beforeAll, describe, expect, it } from 'vitest';
import { addTestCourse } from '../../../../test/test-course.ts';
import { addLearner } from '../../../../test/test-learner.ts';
import { begin, handIn, useAssessedCourse } from '../test/assessed-course.ts';

const { academy, enrolledLearner } = useAssessedCourse();
// A course whose sums are written by a test.
beforeAll(() => addTestCourse(academy.test.database.db, { id: 'su' }));

describe('an attempt', () => {
  it('asks the set number of different items of the bank, without their answers', async () => {
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

  it('draws the numbers of a sum for itself, keeps them, and marks by them', async () => {
    const askHtml = '{{count}} loaves at R{{price}} each';
    const plain = {
      id: 'loaves',
      kind: 'number',
      showHtml: null,
      tolerance: 0,
      unit: null,
      near: [],
    } as const;
    const item = {
      lessonId: 'tc-a',
      question: { ...plain, askHtml: '2 loaves at R10 each', answer: 20, whyHtml: 'R20' },
      generated: {
        template: { ...plain, askHtml, answer: 0, whyHtml: 'R{{answer}}' },
        generator: {
          draw: [
            { name: 'count', values: [2, 3, 4, 5, 6, 7, 8, 9] },
            { name: 'price', values: [11, 13, 17, 19] },
          ],
          formulas: [{ name: 'answer', formula: 'count * price' }],
          where: [],
          near: [],
        },
      },
    };
    await academy.test.database.pool.query(
      "update assessments set items = $1, pick = 1 where id = 'su-one-assessment'",
      [JSON.stringify([item])],
    );
    const asked = new Set<string>();
    for (let time = 0; time < 6; time += 1) {
      const learner = await addLearner(academy.test);
      await learner.enrol('su');
      const attempt = await begin(learner, 'su-one-assessment');
      const ask = attempt.items[0]?.askHtml ?? '';
      expect(await begin(learner, 'su-one-assessment')).toEqual(attempt);
      const [count = 0, price = 0] = Array.from(ask.matchAll(/\d+/g), ([digits]) => Number(digits));
      const value = time === 0 ? 20 : count * price;
      const result = await handIn(learner, attempt.attemptId, { loaves: { kind: 'number', value } });
      expect(result.json()).toMatchObject({ right: time === 0 ? 0 : 1, total: 1 });
      const { rows } = await academy.test.database.pool.query(
        'select items from assessment_attempts where id = $1',
        [attempt.attemptId],
      );
      expect(rows[0].items[0].numbers).toEqual({ count, price, answer: count * price });
      asked.add(ask);
    }
    expect(asked.size).toBeGreaterThan(1);
  });

  it('can be continued, in the same order, until it is handed in', async () => {
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
    const reader = await addLearner(academy.test);
    expect((await reader.post('/api/assessments/tc-one-assessment/attempts')).statusCode).toBe(403);
    expect((await reader.post('/api/assessments/nothing/attempts')).statusCode).toBe(404);
    expect((await academy.test.call('POST', '/api/assessments/tc-one-assessment/attempts')).statusCode).toBe(
      401,
    );
  });
});
