import { randomUUID } from 'node:crypto';
import type { AgentReply } from '@academy/contract/assistant/agents';
import type { AttemptAnswer } from '@academy/contract/learning/assessments';
import { careWords } from '@academy/domain/assistant/care';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';
import { addTestCourse } from '../../../../test/test-course.ts';
import { addLearner, type TestLearner } from '../../../../test/test-learner.ts';

const ASSESSMENT = 'tc-one-assessment';
const QUIET = /that has to be your own work, so I stay quiet until you hand it in/;

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ PUBLIC_URL: 'http://academy.example' });
  await addTestCourse(test.database.db, { id: 'tc' });
});
afterAll(() => test.close());

async function ask(learner: TestLearner, message: string): Promise<AgentReply> {
  const body = { agentType: 'helpdeskai', message, sessionId: randomUUID() };
  const answer = await learner.post('/api/agents/message', body);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}

async function inAttempt() {
  const learner = await addLearner(test);
  await learner.enrol('tc');
  const begun = await learner.post(`/api/assessments/${ASSESSMENT}/attempts`);
  expect(begun.statusCode, begun.body).toBe(200);
  return { learner, attempt: begun.json<AttemptAnswer>() };
}

it('stays quiet about everything while a graded attempt is under way, and earns nobody anything', async () => {
  const { learner } = await inAttempt();
  for (const message of ['What is a median?', 'how many coins do I have']) {
    const answer = await ask(learner, message);
    expect(answer.response).toMatch(QUIET);
    expect(answer.response).toContain('about 10 minutes');
    expect(answer.citations).toEqual([]);
    expect(answer.actions.map(({ href }) => href)).toEqual([
      `/course/tc/assessment/${ASSESSMENT}`,
      '/tickets',
    ]);
    expect(answer.progress.experience).toBe(0);
  }
});

it('hears somebody in distress during an attempt as at any other time', async () => {
  const { learner } = await inAttempt();
  expect((await ask(learner, 'I feel hopeless')).response).toBe(careWords('distress'));
});

it('answers again once the attempt is handed in', async () => {
  const { learner, attempt } = await inAttempt();
  await learner.post(`/api/assessment-attempts/${attempt.attemptId}/answers`, { answers: {} });
  expect((await ask(learner, 'how many coins do I have')).response).not.toMatch(QUIET);
});

it('answers again when the time of an attempt that was left lying is over', async () => {
  const { learner } = await inAttempt();
  test.moveClock(20 * 60_000);
  expect((await ask(learner, 'how many coins do I have')).response).not.toMatch(QUIET);
});
