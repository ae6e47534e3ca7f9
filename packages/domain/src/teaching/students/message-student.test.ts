import { expect, it } from 'vitest';
import { writeToStudent } from './message-student.ts';

it.each([
  [0, 0, null],
  [49, 1, null],
  [50, 0, 'too-many-today'],
  [10, 2, 'too-many-to-one'],
])('after %i mails of the day, %i of them to this learner, the next is %s', (all, toThisLearner, refusal) => {
  const decision = writeToStudent({ all, toThisLearner });
  expect(decision.ok ? null : decision.refusal.code).toBe(refusal);
});
