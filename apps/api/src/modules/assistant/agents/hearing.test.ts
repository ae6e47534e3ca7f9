import { randomUUID } from 'node:crypto';
import { LEARNT_WITH } from '@academy/assistant/intents/model';
import type { AgentReply, AgentsOverview } from '@academy/contract/assistant/agents';
import { careWords } from '@academy/domain/assistant/care';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { runJob } from '../../../test/run-job.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { addLearner, type TestLearner } from '../../../test/test-learner.ts';
import { makeAgentVectors } from './index.ts';
import { bagOfWordsEmbedder } from './test/bag-of-words.ts';
import { startFakeLanguageModel } from './test/fake-language-model.ts';

/** No rule knows it. */
const BY_LEARNT_WORDS = 'my funeral policy is worth more than I am';

let fake: Awaited<ReturnType<typeof startFakeLanguageModel>>;
let test: TestApp;
let embedded: string[] = [];
beforeAll(async () => {
  fake = await startFakeLanguageModel();
  const embedder = { ...bagOfWordsEmbedder((texts) => embedded.push(...texts)), model: LEARNT_WITH };
  test = await createTestApp({ PUBLIC_URL: 'http://academy.example', ...fake.settings }, { embedder });
  await makeAgentVectors(test.services);
});
beforeEach(() => {
  embedded = [];
});
afterAll(async () => {
  await test.close();
  await fake.close();
});

async function agreed(): Promise<TestLearner> {
  const learner = await addLearner(test);
  await learner.put('/api/agents/consent', { isAgreed: true });
  return learner;
}

async function ask(who: TestLearner, message: string, sessionId: string = randomUUID()): Promise<AgentReply> {
  const answer = await who.post('/api/agents/message', { agentType: 'helpdeskai', message, sessionId });
  expect(answer.statusCode).toBe(200);
  return answer.json();
}

const gapsOf = async () => {
  const admin = await addLearner(test, 'administrator');
  return (await admin.get('/api/admin/agents')).json<AgentsOverview>().gaps.map(({ question }) => question);
};

describe.each([
  ['distress', 'I feel hopeless and nobody is left', ['/tickets']],
  ['crisis', 'k1ll mys3lf', []],
  ['violence', 'my husband threw me against the wall', []],
  ['crisis', BY_LEARNT_WORDS, []],
] as const)('%s in %j', (concern, message, hrefs) => {
  it('is answered with the lines that help, and with nothing to earn, judge or go on with', async () => {
    const learner = await agreed();
    const answer = await ask(learner, message);
    expect(answer).toMatchObject({
      response: careWords(concern),
      intent: 'safety',
      engine: 'embedded',
      suggestions: [],
      citations: [],
      isLevelUp: false,
      progress: { level: 1, experience: 0, streakDays: 0, badges: [] },
    });
    expect(answer.actions.map(({ href }) => href)).toEqual(hrefs);
    expect((await learner.get('/api/user/progress')).json()).toMatchObject({ experience: 0, streakDays: 0 });
  });

  it('reaches neither a language model nor a list that staff read', async () => {
    const [learner, sessionId] = [await agreed(), randomUUID()];
    const before = fake.requests.length;
    const { sequence } = await ask(learner, message, sessionId);
    const verdict = await learner.put('/api/agents/verdict', { sessionId, sequence, isHelpful: false });
    expect(verdict.statusCode).toBe(404);
    expect(fake.requests.length).toBe(before);
    expect(await gapsOf()).toEqual([]);
  });
});

it('offers a person by name to somebody in distress', async () => {
  const { actions } = await ask(await agreed(), 'I am so lonely and I cry every day');
  expect(actions).toEqual([{ label: 'Talk to a person', href: '/tickets' }]);
});

it('answers the next question like any other', async () => {
  const [learner, sessionId] = [await addLearner(test), randomUUID()];
  await ask(learner, 'I cannot cope any more', sessionId);
  const next = await ask(learner, 'How many coins do I have?', sessionId);
  expect(next.intent).toBe('coins');
  expect(next.progress.experience).toBe(10);
});

it('has a message read by the model once', async () => {
  await ask(await addLearner(test), 'Where are my vetkoek lessons kept?');
  expect(embedded).toHaveLength(1);
});

it('hears without the model of meaning too', async () => {
  const plain = await createTestApp({ AGENT_MODEL: 'off' }, { database: test.database });
  const answer = await ask(await addLearner(plain), BY_LEARNT_WORDS);
  expect(answer.response).toBe(careWords('crisis'));
  await plain.app.close();
});

it('shows no old gap that speaks of distress, and forgets it in the night', async () => {
  const { pool } = test.database;
  await pool.query(
    `insert into content_gaps (question, asked, last_asked_at)
     values ('i feel hopeless', 3, $1), ('what is a xqzwv', 1, $1)`,
    [test.services.clock()],
  );
  const shown = await gapsOf();
  expect(shown).toContain('what is a xqzwv');
  expect(shown).not.toContain('i feel hopeless');
  await runJob(test.services, 'forget-old-rows', {});
  const { rows } = await pool.query("select question from content_gaps where question ~ 'xqzwv|hopeless'");
  expect(rows).toEqual([{ question: 'what is a xqzwv' }]);
});
