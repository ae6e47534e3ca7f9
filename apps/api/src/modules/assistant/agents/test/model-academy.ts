import { randomUUID } from 'node:crypto';
import type { AgentReply } from '@academy/contract/assistant/agents';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';
import { addTestCourse } from '../../../../test/test-course.ts';
import { addLearner, type TestLearner } from '../../../../test/test-learner.ts';
import { replacePassages } from '../../../catalogue/passages/index.ts';
import { makeAgentVectors } from '../index.ts';
import { bagOfWordsEmbedder } from './bag-of-words.ts';
import { startFakeLanguageModel } from './fake-language-model.ts';

const PASSAGE = {
  lessonId: 'llm-a',
  courseId: 'llm',
  title: 'Street food',
  heading: 'Vetkoek',
  position: 1,
  body: 'Vetkoek is fried dough. It is sold warm near the station.',
  sentences: ['Vetkoek is fried dough.', 'It is sold warm near the station.'],
  questions: ['what is vetkoek'],
};

const body = (message: string, more: object = {}) => ({
  agentType: 'helpdeskai',
  message,
  sessionId: randomUUID(),
  ...more,
});

export async function ask(who: TestLearner, message: string, more: object = {}): Promise<AgentReply> {
  const answer = await who.post('/api/agents/message', body(message, more));
  if (answer.statusCode !== 200) throw new Error(`${answer.statusCode}: ${answer.body}`);
  return answer.json();
}

/** The events of an answer as they came. */
export async function hear(who: TestLearner, message: string) {
  const answer = await who.post('/api/agents/message', body(message), { accept: 'text/event-stream' });
  return answer.body
    .trim()
    .split('\n\n')
    .map((event) => {
      const [, name = '', data = ''] = /^event: (\w+)\ndata: (.*)$/.exec(event) ?? [];
      return { name, data: JSON.parse(data) };
    });
}

/** An academy with one lesson and a language model scripted by the test. */
export async function startModelAcademy() {
  const fake = await startFakeLanguageModel();
  const settingsOf = (more: Record<string, string> = {}) => ({
    PUBLIC_URL: 'http://academy.example',
    LLM_PRICE_IN: '10',
    LLM_PRICE_OUT: '40',
    // A limit that no machine is too slow for.
    LLM_FIRST_TOKEN_MS: '10000',
    LLM_NEXT_TOKEN_MS: '10000',
    ...fake.settings,
    ...more,
  });
  const test = await createTestApp(settingsOf(), { embedder: bagOfWordsEmbedder() });
  await addTestCourse(test.database.db, { id: 'llm' });
  await replacePassages(test.database.db, [PASSAGE]);
  await makeAgentVectors(test.services);
  return {
    fake,
    test,
    async agreed(app: TestApp = test): Promise<TestLearner> {
      const learner = await addLearner(app);
      await learner.put('/api/agents/consent', { isAgreed: true });
      return learner;
    },
    /** The same academy with other settings. */
    async withSettings<Value>(
      more: Record<string, string>,
      work: (app: TestApp) => Promise<Value>,
    ): Promise<Value> {
      const app = await createTestApp(settingsOf(more), {
        database: test.database,
        embedder: bagOfWordsEmbedder(),
      });
      try {
        return await work(app);
      } finally {
        await app.app.close();
      }
    },
    /** What a learner, a month and all days have cost. */
    async usage({ id }: Pick<TestLearner, 'id'>) {
      const { rows } = await test.database.pool.query(
        `select (select tokens from llm_learner_days where user_id = $1) as tokens,
                (select requests from llm_learner_days where user_id = $1) as requests,
                (select sum(cost_microrand)::int from llm_months) as month,
                (select sum(cost_microrand)::int from llm_days) as days`,
        [id],
      );
      return rows[0];
    },
    async close() {
      await test.close();
      await fake.close();
    },
  };
}
