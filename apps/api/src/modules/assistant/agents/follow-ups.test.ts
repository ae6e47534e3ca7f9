import { randomUUID } from 'node:crypto';
import type { Passage } from '@academy/assistant/embedding/passages';
import type { AgentReply } from '@academy/contract/assistant/agents';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { addTestCourse } from '../../../test/test-course.ts';
import { addLearner, type TestLearner } from '../../../test/test-learner.ts';
import { replacePassages } from '../../catalogue/passages/index.ts';
import { makeAgentVectors } from './index.ts';
import { bagOfWordsEmbedder } from './test/bag-of-words.ts';

const passage = (lessonId: string, subject: string, sentences: string[]): Passage => ({
  lessonId,
  courseId: 'one',
  title: 'Station food',
  heading: 'Station food',
  position: 1,
  body: sentences.join(' '),
  sentences,
  questions: [`what is ${subject}`],
});

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ PUBLIC_URL: 'http://academy.example' }, { embedder: bagOfWordsEmbedder() });
  await addTestCourse(test.database.db, { id: 'one' });
  await addTestCourse(test.database.db, { id: 'two' });
  await test.database.pool.query(`update lessons set title = 'Station food' where id = 'one-a'`);
  await replacePassages(test.database.db, [
    passage('one-a', 'vetkoek', ['Vetkoek is fried dough.', 'It is sold warm on Sunday.']),
    passage('one-b', 'biltong', ['Biltong hangs for days.', 'Salt and vinegar keep it safe.']),
  ]);
  await makeAgentVectors(test.services);
  for (const n of [1, 2, 3, 4]) {
    const span = [`${n}`, test.services.clock()];
    await test.database.pool.query(
      `insert into events (id, title, event_type, description, starts_at, ends_at, place, gradient)
       select 'talk-' || $1, 'Talk ' || $1, 'Webinar', 'Talk.', at, at + interval '1 hour', 'Online', 'blue-teal'
         from (select $2::timestamptz + make_interval(days => $1::int) as at) t`,
      span,
    );
    await test.database.pool.query(
      `insert into training_sessions (id, title, type, description, instructor_id, starts_at, ends_at, seats)
       select 'class-' || $1, 'Class ' || $1, 'Workshop', 'With paper.', (select min(id) from instructors), at, at + interval '1 hour', 5
         from (select $2::timestamptz + make_interval(days => $1::int) as at) t`,
      span,
    );
  }
});
afterAll(() => test.close());

/** One conversation, from its first message to its last. */
async function talk(who: TestLearner, ...messages: string[]): Promise<AgentReply[]> {
  const sessionId = randomUUID();
  const replies: AgentReply[] = [];
  for (const message of messages) {
    const answer = await who.post('/api/agents/message', { agentType: 'helpdeskai', message, sessionId });
    expect(answer.statusCode).toBe(200);
    replies.push(answer.json());
  }
  return replies;
}

async function learnerInBoth(): Promise<TestLearner> {
  const learner = await addLearner(test);
  await learner.enrol('one');
  await learner.enrol('two');
  await learner.post('/api/sessions/class-1/bookings', { orWait: true });
  return learner;
}

describe('the same question', () => {
  it.each(['What should I learn next?', 'Which events are coming up?', 'Which sessions have I booked?'])(
    'gets the same answer however often it is asked: %s',
    async (question) => {
      const learner = await learnerInBoth();
      const [first, second, third] = await talk(learner, question, question, question);
      expect(second?.response).toBe(first?.response);
      expect(third?.response).toBe(first?.response);
    },
  );

  it('starts again after a list was continued', async () => {
    const learner = await learnerInBoth();
    const question = 'Which events are coming up?';
    const [first, more, again] = await talk(learner, question, 'And the next ones?', question);
    expect(more?.response).toContain('Talk 4');
    expect(more?.response).not.toContain('Talk 1');
    expect(again?.response).toBe(first?.response);
  });

  it('continues with the next course when asked what comes after it', async () => {
    const learner = await learnerInBoth();
    const [first, next] = await talk(learner, 'What should I learn next?', 'And the next one?');
    expect(next?.response).toContain('After that:');
    expect(next?.response).not.toBe(first?.response);
  });
});

describe('a follow-up', () => {
  it.each([
    ['And my badges?', 'badges'],
    ['What about my certificate?', 'certificates'],
    ['Also, when is my next session?', 'sessions'],
    ['But can I talk to a person?', 'person'],
    ['And why?', 'progress'],
  ])('on progress, %j, is about %s', async (message, intent) => {
    const learner = await learnerInBoth();
    const [, followed] = await talk(learner, 'Show my progress', message);
    expect(followed?.intent).toBe(intent);
  });

  it('stays with the list that it continues', async () => {
    const learner = await learnerInBoth();
    const [, near] = await talk(learner, 'Which events are coming up?', 'What about Durban?');
    expect(near?.intent).toBe('events');
  });

  it.each([
    ['What is vetkoek?', 'And what is biltong?'],
    ['Show my progress', 'And what is biltong?'],
  ])('with a subject of its own is answered from the lesson that has it: %s %s', async (first, message) => {
    const learner = await learnerInBoth();
    const [, followed] = await talk(learner, first, message);
    expect(followed).toMatchObject({ intent: 'courseware', confidence: 'high' });
    expect(followed?.citations[0]?.lessonId).toBe('one-b');
  });

  it.each(['What is vetkoek?', 'Show my progress'])(
    'on %j about something that we do not have is declined',
    async (question) => {
      const learner = await learnerInBoth();
      const [first, followed] = await talk(learner, question, 'And who is the president?');
      expect(first?.confidence).toBe('high');
      expect(followed).toMatchObject({ intent: 'declined', confidence: 'none' });
      expect(followed?.citations).toEqual([]);
    },
  );

  it('that is hardly near to its lesson is shown the way there, and nothing is claimed', async () => {
    const learner = await learnerInBoth();
    const [, more, remark] = await talk(
      learner,
      'What is vetkoek?',
      'Tell me more',
      'That is what people always say about them',
    );
    expect(more).toMatchObject({ confidence: 'high' });
    expect(remark).toMatchObject({ intent: 'courseware', confidence: 'low' });
    expect(remark?.citations).toMatchObject([{ lessonId: 'one-a', quote: '' }]);
  });
});
