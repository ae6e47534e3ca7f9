import type { TestLearner } from '../../../../test/test-learner.ts';
import { begin, handIn } from './assessed-course.ts';

const FINAL = 'tc-final';

/** The number of a new attempt at the final, which is one program. */
export const beginFinal = async (learner: TestLearner): Promise<string> =>
  (await begin(learner, FINAL)).attemptId;

export const handInProgram = (learner: TestLearner, attemptId: string, source: string) =>
  handIn(learner, attemptId, { [`${FINAL}-item`]: { kind: 'code', source } });

/** As the browser does: asks again while the program is being marked. */
export async function untilMarked(learner: TestLearner, attemptId: string, source: string) {
  for (;;) {
    const answer = await handInProgram(learner, attemptId, source);
    if (answer.statusCode !== 503) return answer;
  }
}

/** The status of the answer to a program, and whether it was right. */
export async function marked(learner: TestLearner, source: string): Promise<[number, boolean]> {
  const result = await untilMarked(learner, await beginFinal(learner), source);
  return [result.statusCode, result.json().isPassed];
}
