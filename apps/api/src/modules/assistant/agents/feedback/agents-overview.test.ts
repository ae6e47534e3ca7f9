import { randomUUID } from 'node:crypto';
import type { AgentsOverview } from '@academy/contract/assistant/agents';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';
import { addLearner, type TestLearner } from '../../../../test/test-learner.ts';
import { failsWith, says, startFakeLanguageModel } from '../test/fake-language-model.ts';

let fake: Awaited<ReturnType<typeof startFakeLanguageModel>>;
let test: TestApp;
beforeAll(async () => {
  fake = await startFakeLanguageModel();
  test = await createTestApp({
    ...fake.settings,
    LLM_PRICE_IN: '1',
    LLM_PRICE_OUT: '10',
    LLM_PRICE_CURRENCY: 'USD',
  });
});
afterAll(async () => {
  await test.close();
  await fake.close();
});

const ask = (who: TestLearner, message: string) =>
  who.post('/api/agents/message', { agentType: 'helpdeskai', message, sessionId: randomUUID() });
const overview = async (who: TestLearner) => (await who.get('/api/admin/agents')).json<AgentsOverview>();

it('shows questions that found nothing with their count, and not who asked', async () => {
  const [learner, other, admin] = [
    await addLearner(test),
    await addLearner(test),
    await addLearner(test, 'administrator'),
  ];
  await ask(learner, 'Xqzwv?');
  await ask(other, ' xqzwv? ');
  await ask(other, `Vrrmpf, ${other.email}?`);
  const { gaps } = await overview(admin);
  expect(gaps.map(({ question, asked }) => [question, asked])).toContainEqual(['xqzwv?', 2]);
  expect(JSON.stringify(gaps)).not.toContain('@');
});

it('counts replies of the day by agent', async () => {
  const [learner, admin] = [await addLearner(test), await addLearner(test, 'administrator')];
  const before = (await overview(admin)).usage.find(({ purpose }) => purpose === 'helpdeskai');
  await ask(learner, 'Hello');
  await ask(learner, 'Vrrmpf?');
  const after = (await overview(admin)).usage.find(({ purpose }) => purpose === 'helpdeskai');
  expect(after).toMatchObject({
    day: '2026-11-15',
    replies: (before?.replies ?? 0) + 2,
    declined: (before?.declined ?? 0) + 1,
    calls: 0,
  });
});

it('tests the model without personal data, and counts what that costs', async () => {
  const admin = await addLearner(test, 'administrator');
  fake.will(says('ready', { prompt_tokens: 20, completion_tokens: 8 }));
  expect((await admin.post('/api/admin/agents/test')).json()).toMatchObject({
    isAnswered: true,
    fault: null,
  });
  expect(fake.requests.map(({ messages }) => messages)).toEqual([
    [{ role: 'user', content: 'Answer with the word: ready' }],
  ]);
  const { model, usage } = await overview(admin);
  // 20 tokens at R20 and 8 at R200 for a million.
  expect(usage.find(({ purpose }) => purpose === 'test')).toMatchObject({ calls: 1, costInRand: 0.002 });
  expect(model).toEqual({ name: 'fake-1', circuit: 'closed', monthCostInRand: 0.002, monthlyCapInRand: 500 });
});

it('opens the circuit after three failed tests, and closes it with one that is answered', async () => {
  const admin = await addLearner(test, 'administrator');
  for (let n = 0; n < 3; n += 1) {
    fake.will(failsWith(429));
    expect((await admin.post('/api/admin/agents/test')).json()).toMatchObject({
      isAnswered: false,
      fault: 'busy',
    });
  }
  expect((await overview(admin)).model?.circuit).toBe('open');
  fake.will(says('ready'));
  await admin.post('/api/admin/agents/test');
  expect((await overview(admin)).model?.circuit).toBe('closed');
});

it('says that there is no model where none is configured', async () => {
  const plain = await createTestApp({}, { database: test.database });
  const admin = await addLearner(plain, 'administrator');
  expect((await overview(admin)).model).toBeNull();
  expect((await admin.post('/api/admin/agents/test')).statusCode).toBe(409);
  await plain.app.close();
});
