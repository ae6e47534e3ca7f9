import { randomUUID } from 'node:crypto';
import type { Passage } from '@academy/assistant/embedding/passages';
import type { AgentReply } from '@academy/contract/assistant/agents';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { addTestCourse } from '../../../test/test-course.ts';
import { addLearner, type TestLearner } from '../../../test/test-learner.ts';
import { replacePassages } from '../../catalogue/passages/index.ts';
import { upsertSearchDocument } from '../../catalogue/search/index.ts';
import { makeAgentVectors } from './index.ts';
import { bagOfWordsEmbedder } from './test/bag-of-words.ts';

let embedded: string[] = [];
let isBroken = false;

const embedder = bagOfWordsEmbedder((texts) => {
  if (isBroken) throw new Error('The model is broken.');
  embedded.push(...texts);
});

const passage = (lessonId: string, body: string[], questions: string[] = []): Passage => ({
  lessonId,
  courseId: 'chat',
  title: `Lesson ${lessonId}`,
  heading: 'One idea',
  position: 1,
  body: body.join(' '),
  sentences: body,
  questions,
});

const PREVIEW = passage(
  'chat-a',
  ['Vetkoek is fried dough.', 'It is sold warm near the station.'],
  ['what is vetkoek'],
);
const CLOSED = passage('chat-b', [
  'Biltong hangs for days.',
  'Salt and vinegar keep biltong safe from spoiling.',
]);

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ PUBLIC_URL: 'http://academy.example' }, { embedder });
  await addTestCourse(test.database.db, { id: 'chat' });
  await replacePassages(test.database.db, [PREVIEW, CLOSED]);
  await makeAgentVectors(test.services);
});
afterAll(() => test.close());

async function ask(who: TestLearner, message: string, more: object = {}): Promise<AgentReply> {
  const answer = await who.post('/api/agents/message', {
    agentType: 'helpdeskai',
    message,
    sessionId: randomUUID(),
    ...more,
  });
  expect(answer.statusCode).toBe(200);
  return answer.json();
}

describe('a question about a lesson', () => {
  it('is answered by its own words, with the way there', async () => {
    const learner = await addLearner(test);
    const answer = await ask(learner, 'What is vetkoek?');
    expect(answer).toMatchObject({ intent: 'courseware', confidence: 'high' });
    const [citation] = answer.citations;
    expect(citation).toMatchObject({ lessonId: 'chat-a', url: '/course/chat/lesson/chat-a' });
    expect(PREVIEW.body).toContain(citation?.quote ?? 'nothing');
    expect(answer.response).toContain(citation?.quote ?? 'nothing');
  });

  it('is not strange by words that a lesson of this server has, though nobody has used them before', async () => {
    const administrator = await addLearner(test, 'administrator');
    const answer = await ask(administrator, 'Does biltong spoil in vinegar?');
    expect(answer.citations.map(({ lessonId }) => lessonId)).toContain('chat-b');
  });

  it('is read by the model once, however it is written, and not at all where its vector is there', async () => {
    const learner = await addLearner(test);
    embedded = [];
    await ask(learner, 'WHAT is   vetkoek ?!');
    await ask(learner, 'Where is warm vetkoek fried?');
    await ask(learner, 'where is warm  Vetkoek fried');
    expect(embedded).toEqual(['Where is warm vetkoek fried?']);
  });

  it('finds a lesson only for people who may open it', async () => {
    const [outside, inside] = [await addLearner(test), await addLearner(test)];
    await inside.enrol('chat');
    const question =
      'Why does biltong hang for days, and do salt and vinegar keep biltong safe from spoiling?';
    const closed = await ask(outside, question);
    expect(closed.citations.map(({ lessonId }) => lessonId)).not.toContain('chat-b');
    expect(closed.response).not.toContain('vinegar keep');
    const open = await ask(inside, question);
    expect(open.citations[0]).toMatchObject({ lessonId: 'chat-b' });
  });

  it('is followed within the same lesson', async () => {
    const learner = await addLearner(test);
    const sessionId = randomUUID();
    await ask(learner, 'What is vetkoek?', { sessionId });
    const more = await ask(learner, 'Tell me more', { sessionId });
    expect(more.citations.map(({ lessonId }) => lessonId)).toEqual(['chat-a']);
  });

  it('is answered with links alone while the model does not work, and never with a fault', async () => {
    const learner = await addLearner(test);
    isBroken = true;
    const answer = await ask(learner, 'Which words describe grilled pap with chakalaka?');
    isBroken = false;
    expect(['low', 'none']).toContain(answer.confidence);
    expect(answer.citations.every(({ quote }) => quote === '')).toBe(true);
  });
});

describe('the vectors', () => {
  it('that are missing leave links alone, to the lesson that has the words and may be opened', async () => {
    for (const id of ['chat-a', 'chat-b'])
      await upsertSearchDocument(test.database.db, {
        kind: 'lesson',
        id,
        title: 'Kota and atchar',
        body: 'Kota has chips.',
        keywords: '',
        href: `/course/chat/lesson/${id}`,
        forRole: null,
      });
    const fresh = { ...PREVIEW, body: 'Kota has chips.', sentences: ['Kota has chips.'] };
    await replacePassages(test.database.db, [fresh, CLOSED]);
    // A server that has not read the lessons yet.
    const started = await createTestApp(
      { PUBLIC_URL: 'http://academy.example' },
      { database: test.database, embedder },
    );
    const answer = await ask(await addLearner(started), 'kota atchar');
    await started.app.close();
    expect(answer).toMatchObject({ intent: 'courseware', confidence: 'low' });
    expect(answer.citations).toMatchObject([{ lessonId: 'chat-a', quote: '' }]);
    expect(answer.response).not.toContain('chips');
    await replacePassages(test.database.db, [PREVIEW, CLOSED]);
    await makeAgentVectors(test.services);
  });

  it('of one changed lesson that are missing leave that lesson to its words, and the others are quoted as before', async () => {
    const changed = { ...PREVIEW, body: 'Magwinya has yeast.', sentences: ['Magwinya has yeast.'] };
    await upsertSearchDocument(test.database.db, {
      kind: 'lesson',
      id: 'chat-a',
      title: 'Magwinya and yeast',
      body: 'Magwinya has yeast.',
      keywords: '',
      href: '/course/chat/lesson/chat-a',
      forRole: null,
    });
    await replacePassages(test.database.db, [changed, CLOSED]);
    const started = await createTestApp(
      { PUBLIC_URL: 'http://academy.example' },
      { database: test.database, embedder },
    );
    const learner = await addLearner(started);
    await learner.enrol('chat');
    const other = await ask(
      learner,
      'Why does biltong hang for days, and do salt and vinegar keep biltong safe from spoiling?',
    );
    expect(other).toMatchObject({ intent: 'courseware', confidence: 'high' });
    expect(other.citations[0]?.quote).toContain('Salt and vinegar keep biltong safe');
    const own = await ask(learner, 'magwinya yeast');
    expect(own).toMatchObject({ intent: 'courseware', confidence: 'low' });
    expect(own.citations[0]).toMatchObject({ lessonId: 'chat-a', quote: '' });
    expect(own.response).not.toContain('Magwinya has yeast');
    await started.app.close();
    await replacePassages(test.database.db, [PREVIEW, CLOSED]);
    await makeAgentVectors(test.services);
  });

  it('are recalculated only for what changed', async () => {
    embedded = [];
    await makeAgentVectors(test.services);
    expect(embedded).toEqual([]);
    const changed = { ...PREVIEW, body: 'Vetkoek is a bun.', sentences: ['Vetkoek is a bun.'] };
    await replacePassages(test.database.db, [changed, CLOSED]);
    await makeAgentVectors(test.services);
    expect(embedded).toEqual([
      `${changed.title}. One idea. Vetkoek is a bun.`,
      `${changed.title}: Vetkoek is a bun.`,
    ]);
    await replacePassages(test.database.db, [PREVIEW, CLOSED]);
    await makeAgentVectors(test.services);
  });
});

describe('help in a lesson', () => {
  const undefinedName = { code: 'print(x)', error: "NameError: name 'x' isn't defined, line 1" };
  const wrongKind = { code: 'print(1 + x)', error: 'TypeError: unsupported operand, line 1' };
  const reading = 'the program uses a name that has no value yet';

  beforeAll(async () => {
    await test.database.pool.query(
      `update lessons set body = jsonb_set(body, '{exercise}', $1::jsonb), solution = 'answer = 42'
        where id = 'chat-b'`,
      [JSON.stringify({ id: 'x', hints: ['Count from zero.', 'Print the list.'] })],
    );
  });

  async function inTheLesson() {
    const learner = await addLearner(test);
    await learner.enrol('chat');
    const sessionId = randomUUID();
    return async (message: string, program?: typeof undefinedName) => {
      const context = { lessonId: 'chat-b', ...(program && { program }) };
      return (await ask(learner, message, { sessionId, context })).response;
    };
  }

  it('gives the first hint after the error was read, when the program is sent along once', async () => {
    const say = await inTheLesson();
    expect(await say('My code gives an error', undefinedName)).toContain(reading);
    expect(await say('Another hint, please')).toContain('Count from zero.');
    expect(await say('Another hint, please')).toContain('Print the list.');
  });

  it('reads an error that comes after a hint, and gives the next hint afterwards', async () => {
    const say = await inTheLesson();
    expect(await say('I am stuck on the exercise')).toContain('Count from zero.');
    expect(await say('My code gives an error', undefinedName)).toContain(reading);
    expect(await say('Another hint, please', undefinedName)).toContain('Print the list.');
    expect(await say('My code gives another error', wrongKind)).toContain('of another kind');
    expect(await say('Another hint, please', wrongKind)).toContain('?');
  });

  it('uses the explanation of the exercise where there is one', async () => {
    const say = await inTheLesson();
    const error = 'There is no table called taxi. Here you have: taxis, routes.';
    expect(await say('My query gives an error', { code: 'select', error })).toContain(error);
  });

  it('reads the error first, then gives the hints one by one, and asks back; never the solution', async () => {
    const learner = await addLearner(test);
    await learner.enrol('chat');
    const context = {
      lessonId: 'chat-b',
      program: { code: 'print(x)', error: "NameError: name 'x' isn't defined, line 1" },
    };
    const sessionId = randomUUID();
    const replies: string[] = [];
    for (const message of ['My code gives an error', 'another hint', 'another hint', 'another hint'])
      replies.push((await ask(learner, message, { sessionId, context })).response);
    expect(replies[0]).toContain('Line 1: the program uses a name that has no value yet');
    expect(replies[1]).toContain('Count from zero.');
    expect(replies[2]).toContain('Print the list.');
    expect(replies[3]).toContain('?');
    expect(replies.join(' ')).not.toContain('42');
  });

  it('does not look into a lesson that is closed', async () => {
    const learner = await addLearner(test);
    const answer = await ask(learner, 'I need help with my current lesson', {
      context: { lessonId: 'chat-b' },
    });
    expect(answer.response).toContain('no lesson open');
  });
});

describe('a list', () => {
  it('goes on where it stopped', async () => {
    const learner = await addLearner(test);
    for (let n = 1; n <= 5; n += 1)
      await test.database.pool.query(
        `insert into events (id, title, event_type, description, starts_at, ends_at, place, gradient)
         values ($1, $1, 'Webinar', 'Talk.', $2::timestamptz + make_interval(days => $3), $2::timestamptz + make_interval(days => $3, hours => 1), 'Online', 'blue-teal')`,
        [`event-${n}`, test.services.clock(), n],
      );
    const sessionId = randomUUID();
    const first = await ask(learner, 'Which events are coming up?', { sessionId });
    expect(first.response).toContain('event-3');
    expect(first.response).not.toContain('event-4');
    const next = await ask(learner, 'And the next ones?', { sessionId });
    expect(next.response).toContain('event-4');
    expect(next.response).not.toContain('event-3');
  });
});
