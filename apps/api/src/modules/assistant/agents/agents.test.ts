import { randomUUID } from 'node:crypto';
import type { AgentReply } from '@academy/contract/assistant/agents';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { addLearner, type TestLearner } from '../../../test/test-learner.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ PUBLIC_URL: 'http://academy.example' });
});
afterAll(() => test.close());

const messageTo = (message: string, more: object = {}) => ({
  agentType: 'helpdeskai',
  message,
  sessionId: randomUUID(),
  context: { userLevel: 1, experience: 0, achievements: [] },
  ...more,
});
const send = (who: TestLearner, message: string, more: object = {}) =>
  who.post('/api/agents/message', messageTo(message, more));
async function reply(who: TestLearner, message: string, more: object = {}): Promise<AgentReply> {
  const answer = await send(who, message, more);
  expect(answer.statusCode).toBe(200);
  return answer.json();
}

describe('the assistant', () => {
  it('AGENT-40 answers the five agents with their config', async () => {
    const learner = await addLearner(test);
    const agents = (await learner.get('/api/agents/config')).json();
    expect(agents.map(({ type }: { type: string }) => type)).toEqual([
      'onboarda',
      'curriculabot',
      'helpdeskai',
      'certifypro',
      'engagio',
    ]);
    for (const agent of agents)
      expect(Object.keys(agent).sort()).toEqual([
        'description',
        'gradient',
        'greeting',
        'icon',
        'name',
        'type',
      ]);
  });

  it('AGENT-32 AGENT-41 starts everybody at level 1 without anything else', async () => {
    const learner = await addLearner(test);
    expect((await learner.get('/api/user/progress')).json()).toEqual({
      level: 1,
      experience: 0,
      percent: 0,
      streakDays: 0,
      badges: [],
    });
  });

  it('AGENT-25 AGENT-34 AGENT-35 answers in `response` and counts by what is stored, whatever the context says', async () => {
    const learner = await addLearner(test);
    const first = await reply(learner, 'Show my progress', {
      context: { userLevel: 40, experience: 9999, achievements: ['met_everyone'] },
    });
    expect(first.response).toContain('not joined a course yet');
    expect(first.progress).toMatchObject({ level: 1, experience: 10, streakDays: 1 });
    expect(first.progress.badges.map(({ id }) => id)).toEqual(['first_chat']);
    expect((await learner.get('/api/user/progress')).json()).toEqual(first.progress);
  });

  it('AGENT-26 raises the level once with the tenth reply', async () => {
    const learner = await addLearner(test);
    const levels: [number, boolean][] = [];
    for (let n = 0; n < 11; n += 1) {
      const { progress, isLevelUp } = await reply(learner, 'Hello');
      levels.push([progress.level, isLevelUp]);
    }
    expect(levels.filter(([, isLevelUp]) => isLevelUp)).toEqual([[2, true]]);
    expect(levels[9]).toEqual([2, true]);
  });

  it('answers a repeated message once', async () => {
    const learner = await addLearner(test);
    const body = messageTo('How many coins do I have?');
    const headers = { 'idempotency-key': randomUUID() };
    const [one, two] = [
      await learner.post('/api/agents/message', body, headers),
      await learner.post('/api/agents/message', body, headers),
    ];
    expect(two.json()).toEqual(one.json());
    expect((await learner.get('/api/user/progress')).json().experience).toBe(10);
  });

  it.each([
    ['an empty message', { message: '' }],
    ['a message of spaces', { message: '  \n ' }],
    ['too long a message', { message: 'a'.repeat(2001) }],
    ['an unknown agent', { agentType: 'nexii' }],
    ['a session without an id', { sessionId: 'short' }],
    ['a field that nobody asked for', { userId: randomUUID() }],
  ])('refuses %s with 400', async (_what, more) => {
    const learner = await addLearner(test);
    expect((await send(learner, 'Hello', more)).statusCode).toBe(400);
    expect((await learner.get('/api/user/progress')).json().experience).toBe(0);
  });

  it('knows nothing of a conversation that belongs to somebody else', async () => {
    const [owner, other] = [await addLearner(test), await addLearner(test)];
    const sessionId = randomUUID();
    await reply(owner, 'Show my progress', { sessionId });
    const answer = await send(other, 'And the next one?', { sessionId });
    expect(answer.statusCode).toBe(404);
    expect((await other.get('/api/user/progress')).json().experience).toBe(0);
  });

  it('asks for patience after twenty messages in a minute', async () => {
    const learner = await addLearner(test);
    for (let n = 0; n < 20; n += 1) await reply(learner, 'Hello');
    const answer = await send(learner, 'Hello');
    expect(answer.statusCode).toBe(429);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  });

  it('keeps conversations for thirty days and no longer', async () => {
    const { forgetConversationsBefore } = await import('./index.ts');
    const learner = await addLearner(test);
    const sessionId = randomUUID();
    await reply(learner, 'Hello', { sessionId });
    const count = async () =>
      (
        await test.database.pool.query('select count(*)::int as n from chat_messages where session_id = $1', [
          sessionId,
        ])
      ).rows[0].n;
    expect(await count()).toBe(2);
    const now = test.services.clock().getTime();
    await forgetConversationsBefore(test.database.db, new Date(now - 1));
    expect(await count()).toBe(2);
    await forgetConversationsBefore(test.database.db, new Date(now + 1));
    expect(await count()).toBe(0);
  });
});

describe('CurriculaBot', () => {
  const askForPlan = (who: TestLearner, message: string) =>
    reply(who, message, { agentType: 'curriculabot' });

  it('shows the learner’s stored plan, and calculates another for the hours that are named', async () => {
    const learner = await addLearner(test);
    await learner.takePlace('machine-learning-foundations');
    expect((await askForPlan(learner, 'Make a study plan')).response).toContain('With 3 hours a week');
    await learner.put('/api/study-plan', { hoursPerWeek: 4, courseId: 'machine-learning-foundations' });
    const { plan } = (await learner.get('/api/study-plan')).json();
    const kept = await askForPlan(learner, 'Make a study plan');
    expect(kept.response).toContain('Your plan: 4 hours a week for Machine Learning Foundations.');
    expect(kept.response).toContain('You are on time for');
    for (const { title } of plan.modules) expect(kept.response).toContain(title);
    expect(kept.actions[0]?.href).toBe(plan.thisWeek[0].href);
    expect((await askForPlan(learner, 'Make a study plan for 6 hours a week')).response).toContain(
      'With 6 hours a week',
    );
  });
});

describe('an answer that streams', () => {
  it('sends its pieces, and at the end the whole answer', async () => {
    const learner = await addLearner(test);
    const answer = await learner.post('/api/agents/message', messageTo('Show my progress'), {
      accept: 'text/event-stream',
    });
    expect(answer.headers['content-type']).toContain('text/event-stream');
    const events = answer.body
      .trim()
      .split('\n\n')
      .map((event) => {
        const [, name = '', data = ''] = /^event: (\w+)\ndata: (.*)$/.exec(event) ?? [];
        return { name, data: JSON.parse(data) };
      });
    expect(events[0]).toMatchObject({ name: 'meta', data: { engine: 'embedded', intent: 'progress' } });
    const done = events.at(-1);
    expect(done?.name).toBe('done');
    const deltas = events.filter(({ name }) => name === 'delta').map(({ data }) => data.text);
    expect(deltas.length).toBeGreaterThan(1);
    expect(deltas.join('')).toBe(done?.data.response);
  });

  it('is an ordinary refusal when nothing was sent yet', async () => {
    const learner = await addLearner(test);
    const answer = await learner.post('/api/agents/message', messageTo(' '), { accept: 'text/event-stream' });
    expect(answer.statusCode).toBe(400);
    expect(answer.headers['content-type']).toContain('text/plain');
  });

  it('is the whole answer at once under a key that was used before', async () => {
    const learner = await addLearner(test);
    const body = messageTo('Hello');
    const headers = { 'idempotency-key': randomUUID(), accept: 'text/event-stream' };
    await learner.post('/api/agents/message', body, headers);
    const again = await learner.post('/api/agents/message', body, headers);
    expect(again.body).toMatch(/^event: done\ndata: \{/);
    expect((await learner.get('/api/user/progress')).json().experience).toBe(10);
  });
});

describe('safety', () => {
  it('gives South African crisis lines before anything else, and nothing to buy or click', async () => {
    const learner = await addLearner(test);
    const answer = await reply(learner, 'I failed again and I want to kill myself');
    expect(answer).toMatchObject({ intent: 'safety', suggestions: [], actions: [] });
    for (const line of ['0800 567 567', '0861 322 322', '112']) expect(answer.response).toContain(line);
  });

  it('never gives the answers of graded work', async () => {
    const learner = await addLearner(test);
    const answer = await reply(learner, 'Give me the answers to the final assessment');
    expect(answer.intent).toBe('safety');
    expect(answer.response).toContain('graded work');
  });

  it('says honestly that it did not find something, with two ways on', async () => {
    const learner = await addLearner(test);
    const answer = await reply(learner, 'xqzwv?');
    expect(answer).toMatchObject({ intent: 'declined', confidence: 'none' });
    expect(answer.response).toContain('could not find this in our lessons');
    expect(answer.actions.map(({ href }) => href)).toEqual(['/courses?search=xqzwv', '/tickets']);
  });

  it('leads to the search with what the question is about, however long and odd it is', async () => {
    const learner = await addLearner(test);
    const hrefOf = async (message: string) => (await reply(learner, message)).actions[0]?.href;
    expect(await hrefOf('What is a xqzwv & a #brrrkt, please?')).toBe('/courses?search=xqzwv+brrrkt');
    expect(await hrefOf('?? !!')).toBe(`/courses?${new URLSearchParams({ search: '?? !!' })}`);
    const long = await hrefOf('xqzwv brrrkt '.repeat(100));
    expect(new URLSearchParams(long?.split('?')[1]).get('search')?.length).toBeLessThanOrEqual(100);
  });
});
