import { randomUUID } from 'node:crypto';
import type { AgentReply, AgentsOverview } from '@academy/contract/assistant/agents';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';
import { addLearner, type TestLearner } from '../../../../test/test-learner.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

async function ask(who: TestLearner, message: string): Promise<AgentReply> {
  const sessionId = randomUUID();
  const answer = await who.post('/api/agents/message', { agentType: 'certifypro', message, sessionId });
  return answer.json<AgentReply>();
}

const judge = (who: TestLearner, { sessionId, sequence }: AgentReply, isHelpful: boolean | null) =>
  who.put('/api/agents/verdict', { sessionId, sequence, isHelpful });

async function overview() {
  const admin = await addLearner(test, 'administrator');
  const { usage, gaps } = (await admin.get('/api/admin/agents')).json<AgentsOverview>();
  const { helpful = 0, unhelpful = 0 } = usage.find(({ purpose }) => purpose === 'certifypro') ?? {};
  return { helpful, unhelpful, asked: (of: string) => gaps.find(({ question }) => question === of)?.asked };
}

it('counts each answer once, as it was judged last', async () => {
  const learner = await addLearner(test);
  const before = await overview();
  const reply = await ask(learner, 'Which certificates do I have?');
  for (const isHelpful of [false, true, true])
    expect((await judge(learner, reply, isHelpful)).statusCode).toBe(204);
  expect(await overview()).toMatchObject({ helpful: before.helpful + 1, unhelpful: before.unhelpful });
  await judge(learner, reply, null);
  expect(await overview()).toMatchObject({ helpful: before.helpful, unhelpful: before.unhelpful });
});

it('shows the question of an answer that did not help among the gaps, until that is taken back', async () => {
  const learner = await addLearner(test);
  const question = 'is my certificate framed in kiaat wood?';
  const [first, second] = [await ask(learner, question), await ask(learner, question)];
  for (const reply of [first, second, second]) await judge(learner, reply, false);
  expect((await overview()).asked(question)).toBe(2);
  await judge(learner, first, true);
  expect((await overview()).asked(question)).toBe(1);
  await judge(learner, second, null);
  expect((await overview()).asked(question)).toBeUndefined();
});

it('does not count a question twice that found nothing and did not help', async () => {
  const learner = await addLearner(test);
  const reply = await ask(learner, 'Qwrtzp?');
  expect(reply.intent).toBe('declined');
  await judge(learner, reply, false);
  expect((await overview()).asked('qwrtzp?')).toBe(1);
});

it.each([
  ['of somebody else', async (reply: AgentReply) => ({ who: await addLearner(test), reply })],
  [
    'that was never given',
    async (reply: AgentReply, who: TestLearner) => ({ who, reply: { ...reply, sequence: 99 } }),
  ],
  [
    'that is a question',
    async (reply: AgentReply, who: TestLearner) => ({ who, reply: { ...reply, sequence: 1 } }),
  ],
])('does not judge an answer %s', async (_, changed) => {
  const learner = await addLearner(test);
  const { who, reply } = await changed(await ask(learner, 'Which certificates do I have?'), learner);
  const answer = await judge(who, reply, true);
  expect([answer.statusCode, answer.body]).toEqual([
    404,
    expect.stringContaining('no longer have this answer'),
  ]);
});

it('does not judge what was said for safety', async () => {
  const learner = await addLearner(test);
  const reply = await ask(learner, 'I do not want to live any more');
  expect(reply.intent).toBe('safety');
  expect((await judge(learner, reply, false)).statusCode).toBe(404);
});
